import type { savedView } from '@console/contracts'
import { Icon, IconButton, today } from '@console/ui'
import { useRef, useState, type Ref } from 'react'
import { useIntl } from 'react-intl'
import { Link, useLocation } from 'react-router-dom'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { hasRelativeDays, withResolvedDays } from '../../runtime/views/relative-days.ts'
import type { ViewPage } from '../../runtime/router/view-page.ts'
import { useCopy } from '../parts/use-copy.ts'
import { isSameSearch, querySearch } from './query-search.ts'
import { RenameView } from './RenameView.tsx'
import type { ViewActions } from './view-queries.ts'
import styles from './ViewRow.module.css'

type ViewRowProps = {
  view: savedView.SavedView
  page: ViewPage
  actions: ViewActions
  onOpened: () => void
}

/** One view: a link to its query, and what can be done with it. */
export function ViewRow({ view, page, actions, onOpened }: ViewRowProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useShell()
  const { search } = useLocation()
  const [isRenaming, setRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const { name, isStart } = view
  // With the days as the view stores them: who follows the link on another day sees what the person sees then.
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
        <span className={styles['facts']}>
          <span className={styles['name']} dir="auto">
            {name}
          </span>
          {notes.length > 0 && <span className={styles['notes']}>{notes.join(' · ')}</span>}
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
