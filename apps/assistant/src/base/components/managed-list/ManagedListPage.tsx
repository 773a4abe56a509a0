import type { ManagedRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import type { SearchField } from '@console/ui'
import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { MalformedNote } from '../MalformedNote.tsx'
import { isRefused, PageRefusal } from '../PageRefusal.tsx'
import { WorkPage } from '../WorkPage.tsx'
import type { RecordColumn } from '../reading/record-column.ts'
import type { ChosenFilters, ManagedField, ManagedFilter } from './managed-field.ts'
import { ManagedBand } from './ManagedBand.tsx'
import { ManagedForm } from './ManagedForm.tsx'
import styles from './ManagedListPage.module.css'
import { MANAGED_PAGE_SIZE, NEW_RECORD, useManagedSearch } from './managed-search.ts'
import { ManagedTable } from './ManagedTable.tsx'
import { useManagedList, type ManagedCalls } from '../../queries/use-managed-list.ts'

export type ManagedListPageProps<Scope, Filters, Draft, Row extends ManagedRecord> = {
  calls: ManagedCalls<Scope, Filters, Draft, Row>
  scope: Scope
  /**
   * Prefix of the message ids: `.title`, `.about`, `.count` ({count}), `.failed`, `.empty`, `.emptyText`, `.filteredEmpty`,
   * `.add` and `.edit` ({name}), and those of columns, fields and filters.
   */
  texts: string
  /** A constant, or memoised. */
  filters: readonly ManagedFilter[]
  toFilters: (chosen: ChosenFilters) => NoInfer<Filters>
  columns: readonly RecordColumn<Row>[]
  nameOf: (row: Row) => string
  fields: readonly ManagedField<Draft>[]
  /** The field where the server's "name taken" is shown. */
  nameField: keyof Draft & string
  emptyDraft: Draft
  draftOf: (row: Row) => Draft
  /** Whether a row may be changed, and deleted; absent: all. */
  mayEdit?: (row: Row) => boolean
  mayRemove?: (row: Row) => boolean
  /** Further actions of a row, before Edit. */
  actionsOf?: (row: Row) => ReactNode
  /** The address state of content beside the list; a constant. */
  beside?: Readonly<Record<string, SearchField<number | null>>>
  /** Further dialogs of the page. */
  children?: ReactNode
}

/** A list of editable records: filters, a paged table, a form to create and change, and deletion. */
export function ManagedListPage<
  Scope extends object,
  Filters extends object,
  Draft extends object,
  Row extends ManagedRecord,
>(props: ManagedListPageProps<Scope, Filters, Draft, Row>) {
  const { calls, scope, texts, filters, toFilters } = props
  const { formatMessage } = useIntl()
  const search = useManagedSearch(filters, props.beside)
  const page = { pageIndex: search.page, pageSize: MANAGED_PAGE_SIZE }
  const list = useManagedList(calls, { scope, filters: toFilters(search.chosen), page })
  const title = formatMessage({ id: `${texts}.title` })

  if (isRefused(list.rows.error)) return <PageRefusal title={title} />
  const add = list.create !== undefined && (
    <Button type="primary" onClick={() => search.setOpen(NEW_RECORD)}>
      {formatMessage({ id: `${texts}.add` })}
    </Button>
  )
  return (
    <WorkPage title={title} actions={add}>
      <MalformedNote names={search.malformed} />
      <p className={styles['about']}>{formatMessage({ id: `${texts}.about` })}</p>
      {filters.length > 0 && (
        <ManagedBand
          key={JSON.stringify(search.chosen)}
          texts={texts}
          filters={filters}
          applied={search.chosen}
          isBusy={list.rows.isFetching}
          onInquire={(chosen) => {
            if (JSON.stringify(chosen) === JSON.stringify(search.chosen)) void list.reload()
            else search.setChosen(chosen)
          }}
        />
      )}
      <section>
        <p className={styles['count']} role="status">
          {list.rows.data !== undefined &&
            formatMessage({ id: `${texts}.count` }, { count: list.rows.data.total })}
        </p>
        <ManagedTable {...props} list={list} search={search} />
      </section>
      <OpenForm {...props} list={list} open={search.open} onClose={() => search.setOpen(null)} />
      {props.children}
    </WorkPage>
  )
}

type OpenFormProps<Scope extends object, Filters extends object, Draft, Row extends ManagedRecord> = Pick<
  ManagedListPageProps<Scope, Filters, Draft, Row>,
  'calls' | 'scope' | 'texts' | 'fields' | 'nameField' | 'emptyDraft' | 'draftOf' | 'nameOf' | 'mayEdit'
> & {
  list: ReturnType<typeof useManagedList<Scope, Filters, Draft, Row>>
  open: string | null
  onClose: () => void
}

/** The form that is open in the address. */
function OpenForm<
  Scope extends object,
  Filters extends object,
  Draft extends object,
  Row extends ManagedRecord,
>(props: OpenFormProps<Scope, Filters, Draft, Row>) {
  const { calls, scope, texts, fields, nameField, emptyDraft, draftOf, nameOf, list, open, onClose } = props
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const form = { texts, fields, nameField, onClose }
  const saved = () => services.toast.success(formatMessage({ id: 'managed.saved' }))
  const { create, update } = list
  if (open === null) return null
  if (open === NEW_RECORD && create !== undefined && calls.create !== undefined) {
    return (
      <ManagedForm
        {...form}
        key={NEW_RECORD}
        keptAs={{ name: calls.create.id, id: JSON.stringify(scope) }}
        title={formatMessage({ id: `${texts}.add` })}
        schema={calls.create.body}
        initial={emptyDraft}
        onSave={(draft) => create(draft).then(saved)}
      />
    )
  }
  if (list.rows.data === undefined) return null
  const row = list.rows.data.records.find(({ id }) => String(id) === open)
  if (
    row === undefined ||
    update === undefined ||
    calls.update === undefined ||
    props.mayEdit?.(row) === false
  )
    return (
      <Alert
        type="info"
        role="alert"
        title={formatMessage({ id: 'managed.notHere' })}
        closable={{ onClose }}
      />
    )
  return (
    <ManagedForm
      {...form}
      // A newer version of the record does not affect the open form.
      key={row.id}
      keptAs={{ name: calls.update.id, id: row.id, version: row.version }}
      title={formatMessage({ id: `${texts}.edit` }, { name: nameOf(row) })}
      schema={calls.update.body}
      initial={draftOf(row)}
      onSave={(draft) => update(row, draft).then(saved)}
    />
  )
}
