import type { savedView } from '@console/contracts'
import { failureText, MoreTexts } from '@console/sub-app'
import { ErrorState, Icon, IconButton, today } from '@console/ui'
import { Button, Skeleton } from 'antd'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { ShellHost } from '../../runtime/context/ShellHost.tsx'
import type { ViewPage } from '../../runtime/router/view-page.ts'
import { hasRelativeDays, withResolvedDays } from '../../runtime/views/relative-days.ts'
import { useSavedViews } from '../../runtime/views/saved-views.ts'
import { useCopy } from '../parts/use-copy.ts'
import { isSameSearch, querySearch } from './query-search.ts'
import { RenameView } from './RenameView.tsx'
import { SaveView } from './SaveView.tsx'
import { useViewActions, type ViewActions } from './view-queries.ts'
import { viewsTexts } from './views-texts.ts'
import styles from './ViewsPanel.module.css'

type ViewsPanelProps = {
  page: ViewPage
  /** Number of openings: while it is hidden, it is not rendered. */
  openings: number
  onClose: () => void
}

/** The person's views of a page, and the form that saves the open query as one. */
export function ViewsPanel(props: ViewsPanelProps) {
  return (
    <MoreTexts texts={viewsTexts}>
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
        <h2 className="ui-body ui-strong">{formatMessage({ id: 'views.title' })}</h2>
        <span className="ui-grow ui-size-12 ui-faint">{views?.length}</span>
        <IconButton icon="close" label={formatMessage({ id: 'views.close' })} onClick={onClose} />
      </div>
      <ActionNotices actions={actions} undoRef={undoButton} />
      {views !== undefined && error !== null && (
        <p className="ui-no-margin ui-pad-8-16 ui-error-tint ui-size-13 ui-error" role="alert">
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
      {views === undefined && error === null && <Skeleton className="ui-pad-16" active title={false} />}
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

/** The notice of a deleted view with its undo, and the problem of a failed action. */
function ActionNotices({ actions: { deleted, restore, problem }, undoRef }: ActionNoticesProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      {problem !== null && (
        <p className="ui-no-margin ui-pad-8-16 ui-error-tint ui-size-13 ui-error" role="alert">
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

/**
 * The focus is in the list when it opens, and stays in it: the focused button is removed with the row or the notice of a
 * deleted view.
 */
function usePanelFocus({ openings, hasDeleted }: { openings: number; hasDeleted: boolean }) {
  const panel = useRef<HTMLElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const hadDeleted = useRef(false)
  useEffect(() => {
    // The panel is not at its final position while it opens.
    panel.current?.focus({ preventScroll: true })
  }, [openings])
  useEffect(() => {
    if (hasDeleted) undoButton.current?.focus()
    else if (hadDeleted.current) panel.current?.focus()
    hadDeleted.current = hasDeleted
  }, [hasDeleted])
  return { panel, undoButton }
}

type ViewRowProps = {
  view: savedView.SavedView
  page: ViewPage
  actions: ViewActions
  onOpened: () => void
}

/** One view: a link to its query, and what can be done with it. */
function ViewRow({ view, page, actions, onOpened }: ViewRowProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useShell()
  const { search } = useLocation()
  const [isRenaming, setRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const { name, isStart } = view
  // The link has the days as the view stores them, so that on another day it shows the same as the view does then.
  const address = `${view.path}${view.search}`
  const resolved = withResolvedDays(view.search, { days: page.days, today: today(timezone) })
  const isOpen = isSameSearch(resolved, querySearch(search, page))
  const notes = [
    ...(isOpen ? [formatMessage({ id: 'views.open' })] : []),
    ...(isStart ? [formatMessage({ id: 'views.start' })] : []),
    ...(hasRelativeDays(view.search, page.days) ? [formatMessage({ id: 'views.moves' })] : []),
  ]
  if (isRenaming) {
    return (
      <li className={styles['renamed']}>
        <RenameView
          view={view}
          onClose={() => {
            setRenaming(false)
            // The button is rendered again with the row.
            setTimeout(() => renameButton.current?.focus())
          }}
        />
      </li>
    )
  }
  return (
    <li className={styles['row']} data-open={isOpen}>
      <Link
        className={styles['link']}
        to={address}
        onClick={onOpened}
        aria-current={isOpen ? 'page' : undefined}
      >
        <span className={styles['check']}>{isOpen && <Icon name="check" size={14} />}</span>
        <span className="ui-stack ui-shrinks">
          <span className={`ui-small ui-anywhere ${styles['name']}`} dir="auto">
            {name}
          </span>
          {notes.length > 0 && <span className="ui-note ui-faint">{notes.join(' · ')}</span>}
        </span>
      </Link>
      <ViewButtons
        view={view}
        address={address}
        actions={actions}
        renameRef={renameButton}
        onRename={() => setRenaming(true)}
      />
    </li>
  )
}

type ViewButtonsProps = Pick<ViewRowProps, 'view' | 'actions'> & {
  address: string
  renameRef: Ref<HTMLButtonElement>
  onRename: () => void
}

function ViewButtons({ view, address, actions, renameRef, onRename }: ViewButtonsProps) {
  const { formatMessage } = useIntl()
  const copy = useCopy()
  const named = (id: 'setStart' | 'copy' | 'rename' | 'delete') => {
    const label = formatMessage({ id: `views.${id}` }, { name: view.name })
    return { label, title: label }
  }
  return (
    <>
      <IconButton
        {...named('setStart')}
        icon="star"
        className={view.isStart ? (styles['starred'] ?? '') : ''}
        aria-pressed={view.isStart}
        onClick={() => actions.toggleStart(view)}
      />
      <IconButton
        {...named('copy')}
        icon="copy"
        onClick={() => void copy(new URL(address, window.location.href).href)}
      />
      <IconButton {...named('rename')} ref={renameRef} icon="edit" onClick={onRename} />
      <IconButton {...named('delete')} icon="trash" onClick={() => actions.remove(view)} />
    </>
  )
}
