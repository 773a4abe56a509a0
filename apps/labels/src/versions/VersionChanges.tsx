import type { label } from '@console/contracts'
import { isSameValue } from '@console/ui'
import { MarkedWords, markWords } from '@console/ui/word-diff'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { FIELD_TEXTS, useFieldText } from '../components/use-field-text.ts'
import { differingFields, type SingleField } from '../model/differing-fields.ts'
import type { LabelForm } from '../model/label-form.ts'
import { LetterChip } from '../rule/LetterChip.tsx'
import { readParams } from '../rule/model/params.ts'
import { ConditionReading } from '../rule/sentence/ConditionReading.tsx'
import { RuleSentence } from '../rule/sentence/RuleSentence.tsx'
import { type ConditionChange, conditionChanges } from './condition-changes.ts'
import type { TwoVersions } from './model/version-form.ts'
import styles from './Versions.module.css'

/** Fields whose text people write: the words that differ are marked. */
const WRITTEN: readonly SingleField[] = ['name', 'showName', 'remark', 'pushContent']

const KIND_TEXTS = {
  added: 'versions.added',
  removed: 'versions.removed',
  changed: 'versions.changed',
} as const satisfies Record<ConditionChange['kind'], string>

/** Differences between two versions, the earlier one first. */
export function VersionChanges({ isPrompt, ...versions }: TwoVersions & { isPrompt: boolean }) {
  const { formatMessage } = useIntl()
  const before = versions.before.form
  const after = versions.after.form
  const fields = differingFields({ base: before, mine: before, theirs: after })
  const settings = fields.filter((name) => name !== 'conditions' && name !== 'promptContent')
  const hasOtherRule = !isPrompt && !isSameValue(pickRule(before), pickRule(after))
  if (fields.length === 0)
    return <p className="ui-no-margin ui-faint">{formatMessage({ id: 'versions.equal' })}</p>
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

/** The fields that a rule's sentence reads back. */
function pickRule({ lambdaType, lambdaExpr, conditions, useContext }: LabelForm) {
  return { lambdaType, lambdaExpr, conditions, useContext }
}

/** Both texts of a prompt, with the words that differ. */
function PromptChange({ before, after }: { before: string; after: string }) {
  const { formatMessage } = useIntl()
  const marked = markWords(before, after)
  return (
    <section>
      <h2 className={styles['heading']}>{formatMessage({ id: 'versions.prompt' })}</h2>
      <SideBySide
        before={<MarkedWords pieces={marked.before} side="before" />}
        after={<MarkedWords pieces={marked.after} side="after" />}
      />
    </section>
  )
}

type ConditionChangesProps = Record<'before' | 'after', readonly label.Condition[]>

/** The conditions that were added, removed or changed, by letter. */
function ConditionChanges({ before, after }: ConditionChangesProps) {
  const { formatMessage } = useIntl()
  const changes = conditionChanges(before, after)
  if (changes.length === 0) return null
  const title = formatMessage({ id: 'versions.conditions' })
  return (
    <section>
      <h2 className={styles['heading']}>{title}</h2>
      <ul className="ui-stack ui-gap-12 ui-list" aria-label={title}>
        {changes.map((change) => (
          <li key={change.letter}>
            <span className={styles['conditionHead']}>
              <LetterChip letter={change.letter} />
              <b>{formatMessage({ id: KIND_TEXTS[change.kind] })}</b>
            </span>
            <ChangedCondition change={change} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ChangedCondition({ change }: { change: ConditionChange }) {
  if (change.kind === 'changed') {
    return (
      <>
        <SideBySide
          before={<ConditionReading condition={change.before} />}
          after={<ConditionReading condition={change.after} />}
        />
        <WordChanges before={change.before} after={change.after} />
      </>
    )
  }
  const side = change.kind === 'added' ? 'after' : 'before'
  return (
    <div className={styles['side']} data-side={side}>
      <ConditionReading condition={change.kind === 'added' ? change.after : change.before} />
    </div>
  )
}

/** The words that differ, where word lists are in use: the names of the lists alone do not show it. */
function WordChanges({ before, after }: Record<'before' | 'after', label.Condition>) {
  const { formatMessage } = useIntl()
  const [was, is] = [linkedWords(before), linkedWords(after)]
  if (was === null && is === null) return null
  const [wordsBefore, wordsAfter] = [was ?? getKeywords(before), is ?? getKeywords(after)]
  const added = wordsAfter.filter((word) => !wordsBefore.includes(word))
  const removed = wordsBefore.filter((word) => !wordsAfter.includes(word))
  return (
    <>
      {added.length > 0 && (
        <p className="ui-no-margin ui-faint" dir="auto">
          {formatMessage({ id: 'versions.words.added' }, { words: added.join(', ') })}
        </p>
      )}
      {removed.length > 0 && (
        <p className="ui-no-margin ui-faint" dir="auto">
          {formatMessage({ id: 'versions.words.removed' }, { words: removed.join(', ') })}
        </p>
      )}
    </>
  )
}

function getKeywords(condition: label.Condition): readonly string[] {
  const { params } = readParams(condition)
  return 'keywords' in params ? params.keywords : []
}

/** Null where the condition uses no word list. */
function linkedWords(condition: label.Condition): readonly string[] | null {
  const { params } = readParams(condition)
  return 'wordLists' in params && params.wordLists !== undefined ? params.keywords : null
}

/** Both rules, read back as sentences. */
function RuleReadings({ before, after }: TwoVersions) {
  const { formatMessage } = useIntl()
  return (
    <section>
      <h2 className={styles['heading']}>{formatMessage({ id: 'versions.reading' })}</h2>
      <SideBySide before={<RuleSentence {...before.form} />} after={<RuleSentence {...after.form} />} />
    </section>
  )
}

/**
 * Shows the earlier content beside the later; screen readers read the words "before" and "after", and the colours show the
 * same.
 */
function SideBySide({ before, after }: { before: ReactNode; after: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['sides']}>
      <div className={styles['side']} data-side="before" dir="auto">
        <span className="visually-hidden">{formatMessage({ id: 'versions.before' })} </span>
        {before}
      </div>
      <div className={styles['side']} data-side="after" dir="auto">
        <span className="visually-hidden">{formatMessage({ id: 'versions.after' })} </span>
        {after}
      </div>
    </div>
  )
}

/** The settings that differ, in the words of the form. */
function SettingChanges({ before, after, fields }: TwoVersions & { fields: readonly SingleField[] }) {
  const { formatMessage } = useIntl()
  const textOf = useFieldText()
  const formatVersion = (version: number) => formatMessage({ id: 'versions.number' }, { version })
  return (
    <section>
      <h2 className={styles['heading']}>{formatMessage({ id: 'versions.settings' })}</h2>
      <table className={styles['settings']}>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'versions.field' })}</th>
            <th scope="col">{formatVersion(before.number)}</th>
            <th scope="col">{formatVersion(after.number)}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((name) => {
            const texts = { before: textOf(name, before.form), after: textOf(name, after.form) }
            const marked = WRITTEN.includes(name) ? markWords(texts.before, texts.after) : null
            return (
              <tr key={name}>
                <th scope="row">{formatMessage({ id: FIELD_TEXTS[name] })}</th>
                {(['before', 'after'] as const).map((side) => (
                  <td key={side} data-side={side} dir="auto">
                    {marked === null ? texts[side] : <MarkedWords pieces={marked[side]} side={side} />}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
