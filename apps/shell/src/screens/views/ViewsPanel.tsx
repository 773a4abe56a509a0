import { failureText, MoreTexts } from '@console/sub-app'
import { ErrorState, IconButton } from '@console/ui'
import { Button, Skeleton } from 'antd'
import { useEffect, type Ref } from 'react'
import { useIntl } from 'react-intl'
import { ShellHost } from '../../runtime/context/ShellHost.tsx'
import { useSavedViews } from '../../runtime/views/saved-views.ts'
import type { ViewPage } from '../../runtime/router/view-page.ts'
import { viewsMessages } from './messages/views-messages.ts'
import { SaveView } from './SaveView.tsx'
import { useViewActions, type ViewActions } from './view-queries.ts'
import { usePanelFocus } from './use-panel-focus.ts'
import { ViewRow } from './ViewRow.tsx'
import styles from './ViewsPanel.module.css'

type ViewsPanelProps = {
  page: ViewPage
  /** How often it was opened: while it is hidden, it is not rendered. */
  openings: number
  onClose: () => void
}

/** The person's views of a page, and the form that saves the open query as one. */
export function ViewsPanel(props: ViewsPanelProps) {
  return (
    <MoreTexts texts={viewsMessages}>
      <ShellHost>
        <Panel {...props} />
      </ShellHost>
    </MoreTexts>
  )
}

function Panel({ page, openings, onClose }: ViewsPanelProps) {
  const { formatMessage } = useIntl()
  const { data, error, refetch } = useSavedViews()
  const actions = useViewActions()
  const { panel, undoButton } = usePanelFocus({ openings, hasDeleted: actions.deleted !== null })
  useEffect(() => {
    // Views may have been saved in another tab or browser.
    void refetch()
  }, [openings, refetch])
  const views = data?.views.filter(({ path }) => path === page.path)
  return (
    <section
      ref={panel}
      className={styles['panel']}
      tabIndex={-1}
      aria-label={formatMessage({ id: 'views.title' })}
    >
      <div className={styles['head']}>
        <h2 className={styles['title']}>{formatMessage({ id: 'views.title' })}</h2>
        <span className={styles['count']}>{views?.length}</span>
        <IconButton icon="close" label={formatMessage({ id: 'views.close' })} onClick={onClose} />
      </div>
      <ActionNotices actions={actions} undoRef={undoButton} />
      {views !== undefined && error !== null && (
        <p className={styles['problem']} role="alert">
          {formatMessage({ id: 'views.notRefreshed' }, { reason: failureText(error) })}
        </p>
      )}
      {views !== undefined && (
        <>
          <ul className={styles['list']}>
            {views.map((view) => (
              <ViewRow key={view.id} view={view} page={page} actions={actions} onOpened={onClose} />
            ))}
          </ul>
          {views.length === 0 && <p className={styles['note']}>{formatMessage({ id: 'views.none' })}</p>}
          <SaveView page={page} views={views} />
        </>
      )}
      {views === undefined && error === null && (
        <Skeleton className={styles['loading'] ?? ''} active title={false} />
      )}
      {views === undefined && error !== null && (
        <ErrorState
          title={formatMessage({ id: 'views.failed' })}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  )
}

type ActionNoticesProps = { actions: ViewActions; undoRef: Ref<HTMLButtonElement> }

/** A view that was deleted, with the way back, and what could not be done. */
function ActionNotices({ actions: { deleted, restore, problem }, undoRef }: ActionNoticesProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      {problem !== null && (
        <p className={styles['problem']} role="alert">
          {formatMessage({ id: 'views.notChanged' }, { reason: failureText(problem) })}
        </p>
      )}
      {deleted !== null && (
        <p className={styles['deleted']} role="status">
          {restore.error === null
            ? formatMessage({ id: 'views.deleted' }, { name: deleted.name })
            : formatMessage(
                { id: 'views.notRestored' },
                { name: deleted.name, reason: failureText(restore.error) },
              )}
          <Button
            ref={undoRef}
            size="small"
            loading={restore.isPending}
            onClick={() => restore.mutate(deleted)}
          >
            {formatMessage({ id: 'views.undo' })}
          </Button>
        </p>
      )}
    </>
  )
}
