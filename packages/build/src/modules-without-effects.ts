/**
 * What antd's components are made of: no module of these packages does anything but declare, yet their package.json does
 * not say so, and a bundle keeps every one that is named anywhere on the way to one that is used.
 */
export const modulesWithoutEffects = {
  test: /[\\/]@rc-component[\\/][^\\/]+[\\/]es[\\/]/,
  sideEffects: false,
}
