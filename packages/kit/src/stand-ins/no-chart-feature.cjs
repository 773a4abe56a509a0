/**
 * Replaces modules of echarts that our charts never reach: axes of time and of logarithms, the theme of its own and its Chinese
 * names (axes of time alone write them), patterns, transforms of data, the spinner, tooltips inside of the drawing, aligned ticks, animation, and
 * options as older versions had them. A proxy, because they are imported by several names.
 */
const nothing = () => undefined
module.exports = new Proxy(function unused() {}, { get: () => nothing })
