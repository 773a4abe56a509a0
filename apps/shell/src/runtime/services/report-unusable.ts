import type { HostServices } from '@console/sub-app'

/** Lists an answer for the developer panel, and logs the first. What lists them comes with it: our own server has none. */
export const reportUnusable: HostServices['reportUnusable'] = (answer) => {
  void import(/* webpackChunkName: "on-demand-developer" */ './unusable-answers.ts').then(
    ({ recordUnusable }) => {
      recordUnusable(answer)
    },
  )
}
