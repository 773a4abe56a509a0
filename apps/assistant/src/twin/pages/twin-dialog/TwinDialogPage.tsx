import { twinDialog } from '@console/contracts'
import { useIntl } from 'react-intl'
import {
  BusinessSettingsTable,
  settingsSearch,
} from '../../../base/components/business-settings/BusinessSettingsTable.tsx'
import listStyles from '../../../base/components/managed-list/ManagedListPage.module.css'
import { useNamedBusiness } from '../../../base/components/reading/use-named-business.ts'
import { StatusWord } from '../../../base/components/StatusWord.tsx'
import { MalformedNote } from '../../../base/components/MalformedNote.tsx'
import { useMalformed } from '../../../base/components/use-malformed.ts'
import { WorkPage } from '../../../base/components/WorkPage.tsx'

/** How the digital twin of a business talks. */
export function TwinDialogPage() {
  const { formatMessage } = useIntl()
  const malformed = useMalformed(settingsSearch)
  const business = useNamedBusiness()
  const toneOf = (tone: twinDialog.TwinDialog['tone']) => formatMessage({ id: `twin.tone.${tone}` })
  return (
    <WorkPage title={formatMessage({ id: 'twin.dialog.title' })}>
      <MalformedNote names={malformed} />
      <p className={listStyles['about']}>{formatMessage({ id: 'twin.dialog.about' })}</p>
      <BusinessSettingsTable
        calls={twinDialog.settings}
        {...business}
        texts="twin.dialog"
        columns={[
          {
            key: 'state',
            render: ({ value }) => (
              <StatusWord tone={value.isEnabled ? 'good' : 'quiet'}>
                {formatMessage({ id: value.isEnabled ? 'twin.on' : 'twin.off' })}
              </StatusWord>
            ),
          },
          { key: 'opening', render: ({ value }) => value.opening || '-' },
          { key: 'closing', render: ({ value }) => value.closing || '-' },
          { key: 'tone', render: ({ value }) => toneOf(value.tone) },
          { key: 'mostTurns', render: ({ value }) => value.mostTurns, isNumber: true },
        ]}
        fields={[
          { name: 'isEnabled', kind: 'switch' },
          { name: 'opening', kind: 'area' },
          { name: 'closing', kind: 'area' },
          {
            name: 'tone',
            kind: 'choice',
            options: twinDialog.TONES.map((tone) => ({ value: tone, label: toneOf(tone) })),
          },
          { name: 'mostTurns', kind: 'number', hasHint: true },
        ]}
      />
    </WorkPage>
  )
}
