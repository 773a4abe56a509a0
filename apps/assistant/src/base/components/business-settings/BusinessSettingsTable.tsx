import type { BusinessSetting, BusinessSettings } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { EmptyState, formatTime, idField, TwoLines } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useBusinessSettings, useSaveBusinessSetting } from '../../queries/business-settings.ts'
import type { ManagedField } from '../managed-field.ts'
import { ManagedForm } from '../managed-list/ManagedForm.tsx'
import { useSavedToast } from '../managed-list/use-saved-toast.ts'
import { allRows } from '../reading/page-of-rows.ts'
import type { RecordColumn } from '../reading/record-column.ts'
import { RecordTable } from '../reading/RecordTable.tsx'
import { useIdBeside } from '../use-id-beside.ts'

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

/** The settings of each business, with a form for each; the open form is in the address. */
export function BusinessSettingsTable<Value extends object>(props: BusinessSettingsTableProps<Value>) {
  const { calls, bizTypeId, texts, columns } = props
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const [setting, setSetting] = useIdBeside('setting')
  const answer = useBusinessSettings(calls, bizTypeId)
  const rows = answer.data?.records ?? []
  const opened = rows.find((row) => row.bizTypeId === setting)
  const changed = ({ updatedAt, updatedBy }: BusinessSetting<Value>) =>
    updatedAt === null ? (
      formatMessage({ id: 'settings.unset' })
    ) : (
      <TwoLines isQuiet first={formatTime(updatedAt, timezone)} second={updatedBy} />
    )
  return (
    <>
      <RecordTable
        texts={texts}
        label={formatMessage({ id: `${texts}.list` })}
        columns={[
          { key: 'business', render: (row) => row.bizTypeName },
          ...columns,
          { key: 'changed', render: changed },
        ]}
        query={answer}
        toRowPage={({ records }) => allRows(records)}
        states={{
          failed: formatMessage({ id: `${texts}.failed` }),
          empty: <EmptyState title={formatMessage({ id: 'settings.noBusiness' })} />,
        }}
        rowKey={(row) => row.bizTypeId}
        renderActions={(row) => (
          <Button
            type="link"
            aria-label={formatMessage({ id: 'managed.editOf' }, { name: row.bizTypeName })}
            onClick={() => setSetting(row.bizTypeId)}
          >
            {formatMessage({ id: 'managed.edit' })}
          </Button>
        )}
      />
      {opened !== undefined && (
        // A newer version of the setting does not affect the open form.
        <SettingForm key={opened.bizTypeId} {...props} setting={opened} onClose={() => setSetting(null)} />
      )}
    </>
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
