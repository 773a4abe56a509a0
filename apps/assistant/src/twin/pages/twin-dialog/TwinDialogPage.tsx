import { twinDialog } from '@console/contracts'
import { useIntl } from 'react-intl'
import {
  BusinessSettingsTable,
  settingsSearch,
} from '../../../base/components/business-settings/BusinessSettingsTable.tsx'
import listStyles from '../../../base/components/List.module.css'
import { useNamedBusiness } from '../../../base/components/reading/use-named-business.ts'
import { PageAddress } from '../../../base/components/PageAddress.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { useDialogColumns } from './use-dialog-columns.tsx'

/** The dialogue settings of a business's digital twin. */
export function TwinDialogPage() {
  const { formatMessage } = useIntl()
  const business = useNamedBusiness()
  const formatTone = (tone: twinDialog.TwinDialog['tone']) => formatMessage({ id: `twin.tone.${tone}` })
  return (
    <WorkPage title={formatMessage({ id: 'twin.dialog.title' })}>
      <PageAddress shape={settingsSearch} />
      <p className={listStyles['about']}>{formatMessage({ id: 'twin.dialog.about' })}</p>
      <BusinessSettingsTable
        calls={twinDialog.settings}
        {...business}
        texts="twin.dialog"
        columns={useDialogColumns()}
        fields={[
          { name: 'isEnabled', kind: 'switch' },
          { name: 'opening', kind: 'area' },
          { name: 'closing', kind: 'area' },
          {
            name: 'tone',
            kind: 'choice',
            options: twinDialog.TONES.map((tone) => ({ value: tone, label: formatTone(tone) })),
          },
          { name: 'mostTurns', kind: 'number', hasHint: true },
        ]}
      />
    </WorkPage>
  )
}
