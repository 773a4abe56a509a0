import Cache from '@ant-design/cssinjs/es/Cache'

/** Where the styles of a component are kept. Other entries stand for variables, which leave the page with the last user. */
const STYLES = 'style%'

/**
 * Stands in for the cache of antd's styles. antd works them out when the first component of a kind is drawn and forgets
 * them with the last one: each change of page paid for its fields and tables anew, 20 to 30 ms. Here they stay, once for
 * each theme; their style tags stay on the page in either case.
 */
export default class StyleCache extends Cache {
  override opUpdate(path: string, change: Parameters<Cache['opUpdate']>[1]): void {
    super.opUpdate(path, (before) => {
      const after = change(before)
      return after === null && before && path.startsWith(STYLES) ? [0, before[1]] : after
    })
  }
}
