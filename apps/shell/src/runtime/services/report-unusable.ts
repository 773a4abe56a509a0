import type { HostServices } from '@console/sub-app'

/**
 * Lists an answer for the developer panel, and logs the first. The code that lists them is loaded with the first: our own
 * server causes none.
 */
export const reportUnusable: HostServices['reportUnusable'] = (answer) => {
  void import(/* webpackChunkName: "on-demand-developer" */ './unusable-answers.ts').then(
    ({ recordUnusable }) => {
      recordUnusable(answer)
    },
  )
}
