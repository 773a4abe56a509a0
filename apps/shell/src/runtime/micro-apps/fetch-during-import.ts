import { guardedFetch } from './guarded-fetch.ts'

/**
 * qiankun takes the page's `fetch` for lazy chunks once, while it is being evaluated, and offers no setting for it
 * without `start()`. This module is imported before it in `qiankun-port.ts`, so it finds the guarded one; the page gets its
 * own back in the same task.
 */
export const pageFetch = window.fetch

window.fetch = guardedFetch
