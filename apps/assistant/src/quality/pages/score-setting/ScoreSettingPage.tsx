import { scoreSetting, type DataOf } from '@console/contracts'
import { useIntl } from 'react-intl'
import {
  BusinessSettingsTable,
  settingsSearch,
} from '../../../base/components/business-settings/BusinessSettingsTable.tsx'
import { PageAddress } from '../../../base/components/PageAddress.tsx'
import { WorkPage } from '../../../base/components/WorkPage.tsx'

export { texts } from '../../score-texts.ts'

const PARTS = ['pointsLevel0', 'pointsLevel1', 'pointsLevel2', 'pointsLevel3', 'passMark'] as const
type Value = DataOf<typeof scoreSetting.settings.save>['value']

const COLUMNS = PARTS.map((key) => ({
  key,
  render: ({ value }: { value: Value }) => value[key],
  isNumber: true,
}))
const FIELDS = PARTS.map((name) => ({ name, kind: 'number' }) as const)

/** The points that a violation of each level costs, and the pass mark. */
export function ScoreSettingPage() {
  const { formatMessage } = useIntl()
  return (
    <WorkPage title={formatMessage({ id: 'score.setting.title' })}>
      <PageAddress shape={settingsSearch} />
      <p className="ui-no-margin ui-small ui-muted">{formatMessage({ id: 'score.setting.about' })}</p>
      <BusinessSettingsTable
        calls={scoreSetting.settings}
        texts="score.setting"
        columns={COLUMNS}
        fields={FIELDS}
      />
    </WorkPage>
  )
}
