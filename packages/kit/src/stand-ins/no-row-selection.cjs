/** Replaces the choice of rows of antd's table, with its checkboxes, on every page with a table: no table has one. */
exports.__esModule = true
exports.SELECTION_COLUMN = {}
exports.SELECTION_ALL = 'SELECT_ALL'
exports.SELECTION_INVERT = 'SELECT_INVERT'
exports.SELECTION_NONE = 'SELECT_NONE'

const NONE = new Set()
const sameColumns = (columns) => columns

exports.default = function useSelection(_table, rowSelection) {
  if (rowSelection) throw new Error('The kit has no row selection, see packages/kit/src/stand-ins.')
  return [sameColumns, NONE]
}
