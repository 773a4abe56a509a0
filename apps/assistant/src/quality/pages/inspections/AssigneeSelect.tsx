import type { qualityDesk } from '@console/contracts'
import { ApiError, useHost } from '@console/sub-app'
import { Select } from 'antd'
import { useIntl } from 'react-intl'
import { useAssignItem, useInspectors } from '../../queries/quality-desk.ts'

const PEOPLE_WIDTH = 160

/** Assigns a session to a reviewer; a refusal is shown as a toast. */
export function AssigneeSelect({ item }: { item: qualityDesk.InspectionItem }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const inspectors = useInspectors()
  const assign = useAssignItem()
  async function choose(userId: number | null): Promise<void> {
    try {
      await assign(item, userId)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      services.toast.error(error.message)
    }
  }
  const people = (inspectors.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const { assignedTo } = item
  const isListed = assignedTo === null || people.some(({ value }) => value === assignedTo.id)
  return (
    <Select<number | null>
      style={{ width: PEOPLE_WIDTH }}
      aria-label={formatMessage({ id: 'quality.item.assign' }, { session: item.sessionId })}
      allowClear
      value={assignedTo?.id ?? null}
      // A reviewer who is not offered, or not yet, is shown by name, not by id.
      options={isListed ? people : [{ value: assignedTo.id, label: assignedTo.name }, ...people]}
      loading={inspectors.isLoading}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(userId) => void choose(userId ?? null)}
    />
  )
}
