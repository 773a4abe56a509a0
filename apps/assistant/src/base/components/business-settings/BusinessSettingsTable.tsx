import { type BusinessSetting, type BusinessSettings } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { EmptyState, formatTime, idField, isForbidden, TwoLines } from '@console/ui'
import { defineList, useListSearch } from '@console/ui/list-page'
import { ShortTime } from '@console/ui/row'
import { Button, Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useBusinessSettings, useSaveBusinessSetting } from '../../queries/business-settings.ts'
import { FactCard } from '../FactCard.tsx'
import type { ManagedField } from '../managed-field.ts'
import { ManagedForm } from '../managed-list/ManagedForm.tsx'
import { useSavedToast } from '../managed-list/use-saved-toast.ts'
import { PageAddress } from '../PageAddress.tsx'
import { allRows, LIST_ROWS } from '../reading/page-of-rows.ts'
import type { RecordColumn } from '../reading/record-column.ts'
import { RecordTable } from '../reading/RecordTable.tsx'
import { useRecordColumns } from '../reading/use-record-columns.tsx'
import { useChangedText } from '../use-changed-text.ts'
import { useIdBeside } from '../use-id-beside.ts'
import { WorkListPage } from '../WorkListPage.tsx'
import { WorkPage } from '../WorkPage.tsx'

/** The table's state in the address: the business whose form is open. */
export const settingsSearch = { setting: idField() }

type BusinessSettingsTableProps<Value extends object> = {
  calls: BusinessSettings<Value>
  /** Only this business. */
  bizTypeId?: number
  /** Prefix of the message ids: `.list`, `.failed`, `.empty`, `.edit` ({name}), and those of columns and fields. */
  texts: string
  columns: readonly RecordColumn<BusinessSetting<Value>>[]
  fields: readonly ManagedField<Value>[]
}

/** The settings of each business, with a form for each, as a part of a page; the open form is in the address. */
export function BusinessSettingsTable<Value extends object>(props: BusinessSettingsTableProps<Value>) {
  const { table, form } = useSettings(props)
  return (
    <>
      <RecordTable {...table} label={useIntl().formatMessage({ id: `${props.texts}.list` })} />
      {form.dialog}
    </>
  )
}

const settingsList = defineList({
  filters: {},
  beside: {
    ...settingsSearch,
    /** Comes with every link of the console (FRAME-006). */
    business_type_id: idField(),
  },
  contextFields: ['setting', 'business_type_id'],
  pageSize: LIST_ROWS,
})

/** The settings of each business as a page of its own, those of one business whole. Further texts: `.title`, `.about`. */
export function BusinessSettingsPage<Value extends object>(props: BusinessSettingsTableProps<Value>) {
  const { formatMessage } = useIntl()
  const list = useListSearch(settingsList)
  const { table, form } = useSettings(props)
  const { texts, columns, renderActions, ...rows } = table
  const { data, error } = table.query
  const records = useRecordColumns({ texts, columns, renderActions })
  const only = data?.records.length === 1 ? data.records[0] : undefined
  const isLoadingOne = props.bizTypeId !== undefined && data === undefined && error === null
  if (!isForbidden(error) && (isLoadingOne || only !== undefined)) {
    return (
      <WorkPage
        title={formatMessage({ id: `${texts}.title` })}
        about={formatMessage({ id: `${texts}.about` })}
        actions={only && <EditButton setting={only} onEdit={form.open} isPrimary />}
      >
        <PageAddress shape={settingsSearch} />
        {only === undefined ? (
          <Skeleton active />
        ) : (
          <SettingCard texts={texts} columns={props.columns} setting={only} />
        )}
        {form.dialog}
      </WorkPage>
    )
  }
  return (
    <WorkListPage
      {...rows}
      {...records}
      title={formatMessage({ id: `${texts}.title` })}
      about={formatMessage({ id: `${texts}.about` })}
      list={list}
      hasPages={false}
      formatCount={({ total }) => formatMessage({ id: 'settings.count' }, { count: total })}
    >
      {form.dialog}
    </WorkListPage>
  )
}

/** The rows of settings as a table takes them, and the form that is open. */
function useSettings<Value extends object>(props: BusinessSettingsTableProps<Value>) {
  const { calls, bizTypeId, texts, columns } = props
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const [setting, setSetting] = useIdBeside('setting')
  const query = useBusinessSettings(calls, bizTypeId)
  const opened = query.data?.records.find((row) => row.bizTypeId === setting)
  const changed = ({ updatedAt, updatedBy }: BusinessSetting<Value>) =>
    updatedAt === null ? (
      formatMessage({ id: 'settings.unset' })
    ) : (
      <TwoLines isQuiet first={<ShortTime text={formatTime(updatedAt, timezone)} />} second={updatedBy} />
    )
  type Answer = NonNullable<typeof query.data>
  const table = {
    texts,
    columns: [
      { key: 'business', render: (row: BusinessSetting<Value>) => row.bizTypeName },
      ...columns,
      { key: 'changed', render: changed },
    ],
    query,
    toRowPage: ({ records }: Answer) => allRows(records),
    states: {
      failed: formatMessage({ id: `${texts}.failed` }),
      empty: <EmptyState title={formatMessage({ id: 'settings.noBusiness' })} />,
    },
    rowKey: (row: BusinessSetting<Value>) => row.bizTypeId,
    renderActions: (row: BusinessSetting<Value>) => <EditButton setting={row} onEdit={setSetting} />,
  }
  const dialog = opened !== undefined && (
    // A newer version of the setting does not affect the open form.
    <SettingForm key={opened.bizTypeId} {...props} setting={opened} onClose={() => setSetting(null)} />
  )
  return { table, form: { open: setSetting, dialog } }
}

type EditButtonProps = {
  setting: Pick<BusinessSetting<object>, 'bizTypeId' | 'bizTypeName'>
  onEdit: (bizTypeId: number) => void
  /** The action of the page, not of one row of several. */
  isPrimary?: boolean
}

function EditButton({ setting, onEdit, isPrimary = false }: EditButtonProps) {
  const { formatMessage } = useIntl()
  return (
    <Button
      type={isPrimary ? 'primary' : 'link'}
      aria-label={formatMessage({ id: 'managed.editOf' }, { name: setting.bizTypeName })}
      onClick={() => onEdit(setting.bizTypeId)}
    >
      {formatMessage({ id: 'managed.edit' })}
    </Button>
  )
}

type SettingCardProps<Value extends object> = {
  texts: string
  columns: readonly RecordColumn<BusinessSetting<Value>>[]
  setting: BusinessSetting<Value>
}

/** The setting of the only business, with its texts whole. */
function SettingCard<Value extends object>({ texts, columns, setting }: SettingCardProps<Value>) {
  const { formatMessage } = useIntl()
  const changedText = useChangedText()
  const { bizTypeName } = setting
  return (
    <FactCard
      label={bizTypeName}
      head={<h2 className="ui-body ui-strong">{bizTypeName}</h2>}
      facts={columns.map(({ key, head, render }) => ({
        key,
        name: head ?? formatMessage({ id: `${texts}.column.${key}` }),
        content: render(setting),
      }))}
      note={changedText(setting)}
    />
  )
}

type SettingFormProps<Value extends object> = Pick<
  BusinessSettingsTableProps<Value>,
  'calls' | 'texts' | 'fields'
> & { setting: BusinessSetting<Value>; onClose: () => void }

function SettingForm<Value extends object>(props: SettingFormProps<Value>) {
  const { calls, texts, fields, setting, onClose } = props
  const { formatMessage } = useIntl()
  const saveSetting = useSaveBusinessSetting(calls)
  const showSaved = useSavedToast()
  const { bizTypeId, bizTypeName, version, value } = setting
  const [firstField] = fields
  if (firstField === undefined) return null
  return (
    <ManagedForm
      draftKey={{ name: calls.save.id, id: bizTypeId, version }}
      title={formatMessage({ id: `${texts}.edit` }, { name: bizTypeName })}
      texts={texts}
      fields={fields}
      schema={calls.value}
      initial={value}
      nameField={firstField.name}
      onSave={(body) => saveSetting({ params: { bizTypeId }, query: { version }, body }).then(showSaved)}
      onClose={onClose}
    />
  )
}
