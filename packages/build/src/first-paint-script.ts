import { join } from 'node:path'

/**
 * The script that the first paint depends on, for `output.copy`: before the page's own scripts, and outside of its bundle.
 */
export const firstPaintScript = { from: join(import.meta.dirname, 'first-paint.js'), to: 'first-paint.js' }
