import type { ManagedRecord } from '@console/contracts'
import type { SearchField } from '@console/ui'
import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useManagedList, type ManagedCalls } from '../../queries/use-managed-list.ts'
import type { ChosenFilters, ManagedField, ManagedFilter } from '../managed-field.ts'
import { pageOfRecords } from '../reading/page-of-rows.ts'
import { useReadingStates } from '../reading/use-reading-states.tsx'
import { WorkListPage } from '../WorkListPage.tsx'
import { NEW_RECORD, useManagedSearch } from './managed-search.ts'
import { ManagedForm } from './ManagedForm.tsx'
import { useManagedColumns, type ManagedRows } from './use-managed-columns.tsx'
import { useSavedToast } from './use-saved-toast.ts'

type ManagedListPageProps<Scope, Filters, Draft, Row extends ManagedRecord> = ManagedRows<Row> & {
  calls: ManagedCalls<Scope, Filters, Draft, Row>
  scope: Scope
  /** A constant, or memoised. */
  filters: readonly ManagedFilter[]
  toFilters: (chosen: ChosenFilters) => NoInfer<Filters>
  fields: readonly ManagedField<Draft>[]
  /** The field where the server's "name taken" is shown. */
  nameField: keyof Draft & string
  emptyDraft: Draft
  toDraft: (row: Row) => Draft
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
  const search = useManagedSearch(texts, filters, props.beside)
  const list = useManagedList(calls, { scope, filters: toFilters(search.chosen), page: search.paging })
  const records = useManagedColumns({ ...props, list, search })
  const openNew = () => search.setOpen(NEW_RECORD)
  const addText = formatMessage({ id: `${texts}.add` })
  const canAdd = list.create !== undefined
  const states = useReadingStates(texts, canAdd && <Button onClick={openNew}>{addText}</Button>)
  return (
    <WorkListPage
      {...records}
      title={formatMessage({ id: `${texts}.title` })}
      about={formatMessage({ id: `${texts}.about` })}
      {...search.band}
      list={search.list}
      query={list.rows}
      toRowPage={pageOfRecords}
      formatCount={({ total }) => formatMessage({ id: `${texts}.count` }, { count: total })}
      states={states}
      {...(filters.length > 0 && { filteredTitle: formatMessage({ id: `${texts}.filteredEmpty` }) })}
      rowKey={({ id }) => id}
      action={
        canAdd && (
          <Button type="primary" onClick={openNew}>
            {addText}
          </Button>
        )
      }
      summary={<OpenForm {...props} list={list} open={search.open} onClose={() => search.setOpen(null)} />}
    >
      {props.children}
    </WorkListPage>
  )
}

type OpenFormProps<Scope extends object, Filters extends object, Draft, Row extends ManagedRecord> = Pick<
  ManagedListPageProps<Scope, Filters, Draft, Row>,
  'calls' | 'scope' | 'texts' | 'fields' | 'nameField' | 'emptyDraft' | 'toDraft' | 'nameOf' | 'canEdit'
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
  const { calls, scope, texts, fields, nameField, emptyDraft, toDraft, nameOf, list, open, onClose } = props
  const { formatMessage } = useIntl()
  const form = { texts, fields, nameField, onClose }
  const saved = useSavedToast()
  const { create, update } = list
  if (open === null) return null
  if (open === NEW_RECORD && create !== undefined && calls.create !== undefined) {
    return (
      <ManagedForm
        {...form}
        key={NEW_RECORD}
        draftKey={{ name: calls.create.id, id: JSON.stringify(scope) }}
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
    props.canEdit?.(row) === false
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
      draftKey={{ name: calls.update.id, id: row.id, version: row.version }}
      title={formatMessage({ id: `${texts}.edit` }, { name: nameOf(row) })}
      schema={calls.update.body}
      initial={toDraft(row)}
      onSave={(draft) => update(row, draft).then(saved)}
    />
  )
}
