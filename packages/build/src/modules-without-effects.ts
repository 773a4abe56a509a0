/**
 * Packages of antd's components: their modules have no side effects, yet their package.json does
 * not say so, and a bundle keeps every one that is named anywhere on the way to one that is used.
 */
export const modulesWithoutEffects = {
  test: /[\\/]@rc-component[\\/][^\\/]+[\\/]es[\\/]/,
  sideEffects: false,
}
