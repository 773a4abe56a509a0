import { type BusinessSetting, twinDialog } from '@console/contracts'
import { StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import { BusinessSettingsPage } from '../../../base/components/business-settings/BusinessSettingsTable.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { useNamedBusiness } from '../../../base/components/reading/use-named-business.ts'

export { texts } from '../../texts.ts'

/** px. */
const WORDS_WIDTH = 200

/** The dialogue settings of a business's digital twin. */
export function TwinDialogPage() {
  const { formatMessage } = useIntl()
  const business = useNamedBusiness()
  const formatTone = (tone: twinDialog.TwinDialog['tone']) => formatMessage({ id: `twin.tone.${tone}` })
  return (
    <BusinessSettingsPage
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
  )
}

function useDialogColumns(): RecordColumn<BusinessSetting<twinDialog.TwinDialog>>[] {
  const { formatMessage } = useIntl()
  return [
    {
      key: 'state',
      render: ({ value }) => (
        <StatusWord tone={value.isEnabled ? 'good' : 'quiet'}>
          {formatMessage({ id: value.isEnabled ? 'twin.on' : 'twin.off' })}
        </StatusWord>
      ),
    },
    { key: 'opening', render: ({ value }) => value.opening || '-', maxWidth: WORDS_WIDTH },
    { key: 'closing', render: ({ value }) => value.closing || '-', maxWidth: WORDS_WIDTH },
    { key: 'tone', render: ({ value }) => formatMessage({ id: `twin.tone.${value.tone}` }) },
    { key: 'mostTurns', render: ({ value }) => value.mostTurns, isNumber: true },
  ]
}
