import type { BusinessSetting, BusinessSettings } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { EmptyState, formatTime, idField } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { ManagedField } from '../managed-list/managed-field.ts'
import { allRows } from '../reading/page-of-rows.ts'
import type { RecordColumn } from '../reading/record-column.ts'
import { ManagedForm } from '../managed-list/ManagedForm.tsx'
import { RecordTable } from '../reading/RecordTable.tsx'
import { useBusinessSettings, useSaveBusinessSetting } from '../../queries/business-settings.ts'
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
  const { calls, bizTypeId, texts, columns, fields } = props
  const { formatMessage } = useIntl()
  const { services, timezone } = useHost()
  const [setting, setSetting] = useIdBeside('setting')
  const answer = useBusinessSettings(calls, bizTypeId)
  const saveSetting = useSaveBusinessSetting(calls)
  const rows = answer.data?.records ?? []
  const opened = rows.find((row) => row.bizTypeId === setting)
  const [firstField] = fields

  async function save({ bizTypeId: id, version }: BusinessSetting<Value>, body: Value): Promise<void> {
    await saveSetting({ params: { bizTypeId: id }, query: { version }, body })
    services.toast.success(formatMessage({ id: 'managed.saved' }))
  }

  const changed = ({ updatedAt, updatedBy }: BusinessSetting<Value>) =>
    updatedAt === null
      ? formatMessage({ id: 'settings.unset' })
      : [formatTime(updatedAt, timezone), updatedBy].filter((part) => part !== null).join(' · ')
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
      {opened !== undefined && firstField !== undefined && (
        <ManagedForm
          // A newer version of the setting does not affect the open form.
          key={opened.bizTypeId}
          draftKey={{ name: calls.save.id, id: opened.bizTypeId, version: opened.version }}
          title={formatMessage({ id: `${texts}.edit` }, { name: opened.bizTypeName })}
          texts={texts}
          fields={fields}
          schema={calls.value}
          initial={opened.value}
          nameField={firstField.name}
          onSave={(value) => save(opened, value)}
          onClose={() => setSetting(null)}
        />
      )}
    </>
  )
}
