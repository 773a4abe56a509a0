import { savedView } from '@console/contracts'
import { useCallForm } from '@console/sub-app/form'
import { today } from '@console/ui'
import { FormBody, SwitchField, TextField } from '@console/ui/form'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useShell } from '../../runtime/context/shell-context.tsx'
import type { ViewPage } from '../../runtime/router/view-page.ts'
import { movableDays, withRelativeDays } from '../../runtime/views/relative-days.ts'
import { querySearch } from './query-search.ts'
import { VIEW_CHANGES } from './view-queries.ts'
import styles from './ViewsPanel.module.css'

const { VIEW_NAME_MAX, VIEW_REFUSALS } = savedView

const EMPTY: Values = { name: '', moves: null, replaces: false }

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

type SavedQuery = {
  path: string
  search: string
  days: Parameters<typeof withRelativeDays>[1]
  movable: ReturnType<typeof movableDays>
}

type SaveViewFormProps = { query: SavedQuery; views: readonly savedView.SavedView[] }

type Values = {
  name: string
  /** Null until chosen: days move when the range ends today. */
  moves: boolean | null
  replaces: boolean
}

/** A name for the query of the open page. A name that a view of the page has is refused, and offered for replacing. */
function SaveViewForm({ query, views }: SaveViewFormProps) {
  const { formatMessage } = useIntl()
  const { form, isMoving } = useSaveForm({ query, views })
  const { movable } = query
  const { name } = form.values
  const nameField = form.field('name')
  const canReplace = nameField.problem !== undefined && views.some((view) => isSameName(view.name, name))
  return (
    <FormBody
      form={{
        ...form,
        submit: (event) => {
          event.preventDefault()
          form.submitWith({ replaces: false })
        },
      }}
      className={`${styles['form']} ${styles['save']}`}
      aria-label={formatMessage({ id: 'views.save' })}
      footer={
        <div className={`ui-wrap ui-gap-8 ${styles['buttons']}`}>
          <Button type="primary" htmlType="submit" loading={form.isSending}>
            {formatMessage({ id: 'views.saveButton' })}
          </Button>
          {canReplace && (
            <Button disabled={form.isSending} onClick={() => form.submitWith({ replaces: true })}>
              {formatMessage({ id: 'views.replace' }, { name: name.trim() })}
            </Button>
          )}
        </div>
      }
    >
      <h3 className="ui-small ui-strong">{formatMessage({ id: 'views.save' })}</h3>
      <TextField {...nameField} label={formatMessage({ id: 'views.name' })} />
      {movable !== null && (
        <SwitchField
          label={formatMessage({ id: 'views.movable' })}
          note={formatMessage({ id: 'views.movable.note' })}
          value={isMoving}
          problem={undefined}
          onChange={(moves) => form.change({ moves })}
        />
      )}
    </FormBody>
  )
}

function useSaveForm({ query, views }: SaveViewFormProps) {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const { path, search, days, movable } = query
  const isMoving = ({ moves }: Values) => movable !== null && (moves ?? movable.endToday)
  const isTaken = ({ name, replaces }: Values) =>
    !replaces && views.some((view) => isSameName(view.name, name))
  const form = useCallForm(savedView.save, {
    present: { form: EMPTY },
    draftId: null,
    toBody: (values) => ({
      path,
      name: values.name,
      search: isMoving(values) ? withRelativeDays(search, days) : search,
      replaces: values.replaces,
    }),
    check: (values) => (isTaken(values) ? { name: formatMessage({ id: 'views.nameTaken' }) } : {}),
    hints: { name: formatMessage({ id: 'views.badName' }, { max: VIEW_NAME_MAX }) },
    refusedFields: { [VIEW_REFUSALS.nameTaken]: 'name' },
    changes: VIEW_CHANGES,
    onDone: () => services.toast.success(formatMessage({ id: 'views.saved' })),
  })
  return { form, isMoving: isMoving(form.values) }
}

/** As the server compares names. */
function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
