import { lazyPart } from '@console/sub-app'
import type { ProjectBodyProps } from '../project-body.ts'

const OpenedDialog = lazyPart<ProjectBodyProps>(async () => {
  const part = await import(/* webpackChunkName: "on-demand-project-dialogs" */ './OpenedDialog.tsx')
  return { Page: part.OpenedDialog }
})

/** The dialog or drawer that the address opens, loaded on demand. */
export function ProjectDialogs(props: ProjectBodyProps) {
  const { review, assign, add, edit, report, log } = props.search
  return review !== null || assign !== null || add || edit || report || log ? (
    <OpenedDialog {...props} />
  ) : null
}
