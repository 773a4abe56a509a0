import { lazyPart } from '@console/sub-app'

/** Rendered Markdown; the library comes when something is rendered. */
export const Notes = lazyPart<{ text: string }>(async () => ({
  Page: (await import(/* webpackChunkName: "on-demand-markdown" */ '@console/ui/markdown')).Markdown,
}))
