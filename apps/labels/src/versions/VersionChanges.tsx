import { isSameValue } from '@console/ui'
import { useIntl } from 'react-intl'
import { differingFields } from '../model/differing-fields.ts'
import type { LabelForm } from '../model/label-form.ts'
import { ConditionChanges } from './ConditionChanges.tsx'
import { PromptChange } from './PromptChange.tsx'
import { RuleReadings } from './RuleReadings.tsx'
import { SettingChanges } from './SettingChanges.tsx'
import styles from './Versions.module.css'

export type NumberedForm = { number: number; form: LabelForm }
export type TwoVersions = { before: NumberedForm; after: NumberedForm }

/** What differs between two versions, the earlier one first. */
export function VersionChanges({ isPrompt, ...versions }: TwoVersions & { isPrompt: boolean }) {
  const { formatMessage } = useIntl()
  const before = versions.before.form
  const after = versions.after.form
  const fields = differingFields({ base: before, mine: before, theirs: after })
  const settings = fields.filter((name) => name !== 'conditions' && name !== 'promptContent')
  const hasOtherRule = !isPrompt && !isSameValue(pickRule(before), pickRule(after))
  if (fields.length === 0) return <p className={styles['note']}>{formatMessage({ id: 'versions.equal' })}</p>
  return (
    <>
      {settings.length > 0 && <SettingChanges {...versions} fields={settings} />}
      {hasOtherRule && <ConditionChanges before={before.conditions} after={after.conditions} />}
      {hasOtherRule && <RuleReadings {...versions} />}
      {isPrompt && before.promptContent !== after.promptContent && (
        <PromptChange before={before.promptContent} after={after.promptContent} />
      )}
    </>
  )
}

/** What its sentence reads back. */
function pickRule({ lambdaType, lambdaExpr, conditions, useContext }: LabelForm) {
  return { lambdaType, lambdaExpr, conditions, useContext }
}
