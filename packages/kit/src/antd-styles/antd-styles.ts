import type { TierStyles } from '@console/build/kit'
import { kitTierBases } from '../exports.ts'
import { renderAntdStyles } from './render-antd-styles.ts'
import { ANTD_STYLE_MODULE, RenderedStyles } from './rendered-styles.ts'

/** antd's styles as part of the kit, instead of computed on each page (docs/decisions/0095). */
export function antdStyles(): TierStyles {
  const styles = renderAntdStyles()
  return {
    css: Object.fromEntries(Object.entries(styles).map(([tier, ofTier]) => [tier, ofTier?.css ?? ''])),
    rules: [{ test: ANTD_STYLE_MODULE, use: new URL('antd-style-loader.ts', import.meta.url).pathname }],
    plugins: [new RenderedStyles(styles, kitTierBases)],
  }
}
