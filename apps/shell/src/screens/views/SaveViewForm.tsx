import { savedView } from '@console/contracts'
import { useCallForm } from '@console/sub-app/form'
import { FormBody, SwitchField, TextField } from '@console/ui/form'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useShell } from '../../runtime/context/shell-context.tsx'
import { withRelativeDays, type movableDays } from '../../runtime/views/relative-days.ts'
import { VIEW_CHANGES } from './view-queries.ts'
import styles from './ViewsPanel.module.css'

const { VIEW_NAME_MAX, VIEW_REFUSALS } = savedView

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

const EMPTY: Values = { name: '', moves: null, replaces: false }

/** A name for the query of the open page. A name that a view of the page has is refused, and offered for replacing. */
export function SaveViewForm({ query, views }: SaveViewFormProps) {
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
        <div className={styles['buttons']}>
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
      <h3 className={styles['subtitle']}>{formatMessage({ id: 'views.save' })}</h3>
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
