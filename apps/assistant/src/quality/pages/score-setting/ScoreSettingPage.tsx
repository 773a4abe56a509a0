import { scoreSetting, type DataOf } from '@console/contracts'
import { BusinessSettingsPage } from '../../../base/components/business-settings/BusinessSettingsTable.tsx'

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
  return (
    <BusinessSettingsPage
      calls={scoreSetting.settings}
      texts="score.setting"
      columns={COLUMNS}
      fields={FIELDS}
    />
  )
}
