import type { BusinessSetting, twinDialog } from '@console/contracts'
import { StatusWord } from '@console/ui'
import { useIntl } from 'react-intl'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'

/** px. */
const WORDS_WIDTH = 200

export function useDialogColumns(): RecordColumn<BusinessSetting<twinDialog.TwinDialog>>[] {
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
