import { savedView } from '@console/contracts'
import { today } from '@console/ui'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { movableDays } from '../../runtime/views/relative-days.ts'
import type { ViewPage } from '../../runtime/router/view-page.ts'
import { querySearch } from './query-search.ts'
import { SaveViewForm } from './SaveViewForm.tsx'
import styles from './ViewsPanel.module.css'

type SaveViewProps = { page: ViewPage; views: readonly savedView.SavedView[] }

/** Saves the query of the open page, or says why there is nothing to save. */
export function SaveView({ page, views }: SaveViewProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useShell()
  const location = useLocation()
  const search = querySearch(location.search, page)
  const reason = whyNot()
  if (reason !== null) return <p className={styles['reason']}>{reason}</p>
  const days = { days: page.days, today: today(timezone) }
  return (
    <SaveViewForm
      query={{ path: page.path, search, days, movable: movableDays(search, days) }}
      views={views}
    />
  )

  function whyNot(): string | null {
    if (search === '') return formatMessage({ id: 'views.default' })
    const problem = savedView.searchProblem(search)
    if (problem !== null) return formatMessage({ id: `views.${problem}` })
    if (search.length > savedView.VIEW_SEARCH_MAX) return formatMessage({ id: 'views.tooLong' })
    if (views.length < savedView.MAX_VIEWS_PER_PAGE) return null
    return formatMessage({ id: 'views.full' }, { max: savedView.MAX_VIEWS_PER_PAGE })
  }
}
