/** Replaces antd's field of single characters for a one-time code: no page has one. */
exports.__esModule = true
exports.default = function CodeInput() {
  throw new Error('The kit has no field for one-time codes, see packages/kit/src/stand-ins.')
}
