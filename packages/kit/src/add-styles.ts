/** Priority of antd for the styles of its components: before all others, in the order in which they came. */
const PRIORITY = '-999'

/** Puts the styles of a tier after those of the tiers below it, and before what antd and pro-components compute on the page. */
export function addStyles(css: string): void {
  const style = document.createElement('style')
  style.dataset['rcOrder'] = 'prependQueue'
  style.dataset['rcPriority'] = PRIORITY
  style.textContent = css
  const earlier = [...document.head.querySelectorAll(`style[data-rc-priority='${PRIORITY}']`)].at(-1)
  if (earlier) earlier.after(style)
  else document.head.prepend(style)
}
