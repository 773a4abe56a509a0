import { guardedFetch } from './guarded-fetch.ts'

/**
 * qiankun takes the page's `fetch` for lazy chunks once, while it is being evaluated, and offers no setting for it without
 * `start()`. This module is imported before it in `qiankun-port.ts`, so that it finds the guarded `fetch`; the page's own is
 * restored in the same task.
 */
export const pageFetch = window.fetch

window.fetch = guardedFetch
