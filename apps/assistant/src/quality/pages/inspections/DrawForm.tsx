import { qualityDesk } from '@console/contracts'
import { useHost } from '@console/sub-app'
import type { DayRange } from '@console/ui'
import { useIntl } from 'react-intl'
import { ManagedForm } from '../../../base/components/managed-list/ManagedForm.tsx'
import type { BusinessPageProps } from '../../../base/components/managed-list/of-business.tsx'
import { useDrawInspection } from '../../queries/inspections.ts'

const OFFERED_SESSIONS = 20

/** Samples sessions of some days. */
export function DrawForm({
  scope,
  range: [from, to],
  onClose,
}: BusinessPageProps & { range: DayRange; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const draw = useDrawInspection(scope)
  return (
    <ManagedForm
      title={formatMessage({ id: 'quality.inspection.draw' })}
      okText={formatMessage({ id: 'quality.inspection.drawNow' })}
      draftKey={{ name: qualityDesk.draw.id, id: scope.bizTypeId }}
      texts="quality.inspection"
      fields={[
        { name: 'name', kind: 'text' },
        { name: 'from', kind: 'day' },
        { name: 'to', kind: 'day' },
        { name: 'sessions', kind: 'number', hasHint: true },
      ]}
      schema={qualityDesk.draw.body}
      initial={{ name: '', from, to, sessions: OFFERED_SESSIONS }}
      nameField="name"
      onClose={onClose}
      onSave={async (body) => {
        const count = await draw(body)
        services.toast.success(formatMessage({ id: 'quality.inspection.drawnDone' }, { count }))
      }}
    />
  )
}
