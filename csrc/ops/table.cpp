#include "ops/table.h"

#include "ops/family.h"

namespace tpu::ops {

void Table::add(Row row) {
  auto owned = std::make_unique<Row>(std::move(row));
  require(by_name_.emplace(owned->name, owned.get()).second, "operator table: two rows named ", owned->name);
  rows_.push_back(std::move(owned));
}

const Row* Table::find(const std::string& name) const {
  auto it = by_name_.find(name);
  return it == by_name_.end() ? nullptr : it->second;
}

const Table& table() {
  static const Table* instance = [] {
    auto* t = new Table;
    for (auto* family :
         {pointwise_rows,   math_rows,     special_rows, compare_rows, activation_rows, loss_rows,   ctc_rows,
          reduce_rows,      scan_rows,     softmax_rows, sort_rows,    matmul_rows,     linalg_rows, lu_rows,
          decompose_rows,   distance_rows, conv_rows,    pool_rows,    avg_pool_rows,   norm_rows,   batch_norm_rows,
          attention_rows,   rnn_rows,      index_rows,   shape_rows,   factory_rows,    random_rows, upsample_rows,
          grid_sample_rows, fold_rows,     complex_rows, foreach_rows, fused_rows}) {
      family(*t);
    }
    return t;
  }();
  return *instance;
}

void Ctx::check(Val ok, ErrorKind kind, std::string message) {
  if (ok.rank() > 0) ok = hlo::reduce_and(ok, {});
  checks.push_back({ok, kind, std::move(message)});
}

Val Ctx::checked_index(Val index, int64_t size, bool wrap, const std::string& message, ErrorKind kind) {
  Val low = index >= (wrap ? -size : int64_t{0});
  check(low & (index < size), kind, message);
  return wrap ? hlo::select(index < 0, index + size, index) : index;
}

}  // namespace tpu::ops
