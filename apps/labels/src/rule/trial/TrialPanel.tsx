import { label, sessionRecord } from '@console/contracts'
import type { ExplainedCondition, Role, Sentence } from '@console/label-engine'
import { MoreTexts, useHasCall } from '@console/sub-app'
import { IconButton, isOfInputMethod } from '@console/ui'
import { LongTextField } from '@console/ui/form'
import { Button, Input, Select } from 'antd'
import { memo, useEffect, useId, useRef, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import type { RuleSettings, RuleValues } from '../model/rule-values.ts'
import type { TriedRule } from '../model/tried-rule.ts'
import { FactFields } from './FactFields.tsx'
import { MAX_TRIED_SENTENCES, readConversation, type ReadText } from './model/conversation-text.ts'
import { type ChosenCall, useSessionCalls } from './recent-sessions.ts'
import { SessionSource } from './SessionSource.tsx'
import { trialTexts } from './texts.ts'
import { TrialResult } from './TrialResult.tsx'
import { TrialSentence } from './TrialSentence.tsx'
import { useJudged } from './use-judged.ts'
import { type TrialState, useTrial } from './use-trial.ts'
import styles from './TrialPanel.module.css'

/** Lines that are named one by one when they cannot be read. */
const NAMED_LINES = 3

/** Tries the rule as it is in the form on a conversation, in the browser: nothing is sent or saved. */
export function TrialPanel({ values, ...settings }: RuleSettings & { values: RuleValues }) {
  return (
    <MoreTexts texts={trialTexts}>
      <Panel values={values} settings={settings} />
    </MoreTexts>
  )
}

type PanelProps = { values: RuleValues; settings: RuleSettings }

/** Renders again a moment after a keystroke, not with the keystroke itself. */
const Panel = memo(function Panel({ values, settings }: PanelProps) {
  const { formatMessage } = useIntl()
  const titleId = useId()
  const [isPasting, setIsPasting] = useState(false)
  const [chosen, setChosen] = useState<ChosenCall | null>(null)
  const session = useSessionCalls(chosen)
  const trial = useTrial(session.shown)
  const hasSessions = useHasCall(sessionRecord.list)
  const { tried, note, result } = useJudged({ values, settings }, trial.conversation)
  function choose(next: ChosenCall | null) {
    setChosen(next)
    if (next === null) trial.clear()
  }
  const hasSentences = trial.conversation.sentences.length > 0
  return (
    <section className={styles['panel']} aria-labelledby={titleId}>
      <div className={`ui-row ui-gap-8 ${styles['head']}`}>
        <h2 id={titleId} className="ui-grow ui-body ui-strong">
          {formatMessage({ id: 'trial.title' })}
        </h2>
        <Button size="small" onClick={() => setIsPasting(!isPasting)} aria-expanded={isPasting}>
          {formatMessage({ id: 'trial.paste' })}
        </Button>
        <IconButton
          icon="trash"
          size="small"
          label={formatMessage({ id: 'trial.clear' })}
          disabled={!hasSentences}
          onClick={() => choose(null)}
        />
      </div>
      {hasSessions && <SessionSource chosen={chosen} session={session} onChoose={choose} />}
      {isPasting && (
        <PasteBox
          onShow={(sentences, isCut) => {
            setChosen(null)
            trial.show(sentences, isCut)
          }}
          onClose={() => setIsPasting(false)}
        />
      )}
      <FactFields tried={tried} facts={trial.conversation.facts} onChange={trial.setFacts} />
      <TrialSentences trial={trial} tried={tried} conditions={result?.conditions ?? []} />
      {hasSentences && <TrialResult tried={tried} note={note} result={result} />}
      <AddSentence isFull={trial.isFull} onAdd={trial.add} />
    </section>
  )
})

type TrialSentencesProps = { trial: TrialState; tried: TriedRule; conditions: readonly ExplainedCondition[] }

/** The tried conversation, with the words that conditions found. */
function TrialSentences({ trial, tried, conditions }: TrialSentencesProps) {
  const { formatMessage } = useIntl()
  const { sentences } = trial.conversation
  const hasEmotion = tried.rule.conditions.some(({ type }) => type === label.CONDITION_TYPE.emotion)
  if (sentences.length === 0) {
    return (
      <div className={styles['empty']}>
        <b>{formatMessage({ id: 'trial.none' })}</b>
        {formatMessage({ id: 'trial.none.text' })}
      </div>
    )
  }
  return (
    <div className={styles['scroll']}>
      <ol className="ui-stack ui-gap-8 ui-list" aria-label={formatMessage({ id: 'trial.sentences' })}>
        {sentences.map((sentence, index) => (
          <TrialSentence
            // oxlint-disable-next-line react/no-array-index-key -- a sentence has no identity but its number
            key={index}
            index={index}
            sentence={sentence}
            conditions={conditions}
            hasEmotion={hasEmotion}
            onRemove={() => trial.remove(index)}
            onEmotion={(isAngry) => trial.setEmotion(index, isAngry)}
          />
        ))}
      </ol>
      {trial.isCut && (
        <p className="ui-no-margin ui-note ui-faint">
          {formatMessage({ id: 'trial.cut' }, { max: MAX_TRIED_SENTENCES })}
        </p>
      )}
    </div>
  )
}

type AddSentenceProps = { isFull: boolean; onAdd: (said: { role: Role; words: string }) => void }

/** A sentence of one of the two sides; Enter adds it. */
function AddSentence({ isFull, onAdd }: AddSentenceProps) {
  const { formatMessage } = useIntl()
  const [role, setRole] = useState<Role>(label.ROLE.customer)
  const [words, setWords] = useState('')
  const canAdd = words.trim() !== '' && !isFull
  function add() {
    if (!canAdd) return
    onAdd({ role, words: words.trim() })
    setWords('')
  }
  return (
    <div className={styles['add']}>
      <Select<Role>
        aria-label={formatMessage({ id: 'trial.speaker' })}
        value={role}
        options={[
          { value: label.ROLE.agent, label: formatMessage({ id: 'trial.agent' }) },
          { value: label.ROLE.customer, label: formatMessage({ id: 'trial.customer' }) },
        ]}
        onChange={setRole}
      />
      <Input
        aria-label={formatMessage({ id: 'trial.add' })}
        placeholder={formatMessage({ id: 'trial.add' })}
        value={words}
        maxLength={label.MAX_LINE_CHARACTERS}
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent)) return
          // The form around it is not submitted.
          event.preventDefault()
          add()
        }}
      />
      <IconButton
        icon="plus"
        className={styles['addButton'] ?? ''}
        label={formatMessage({ id: 'trial.add.ok' })}
        disabled={!canAdd}
        onClick={add}
      />
    </div>
  )
}

type PasteBoxProps = { onShow: (sentences: readonly Sentence[], isCut: boolean) => void; onClose: () => void }

/** A conversation as text, one sentence a line. Lines that cannot be read are named; none is left out silently. */
function PasteBox({ onShow, onClose }: PasteBoxProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [])
  function use() {
    const read = readConversation(text)
    const found = formatPasteProblem(intl, read)
    setProblem(found)
    if (found !== undefined) return
    onShow(read.sentences, read.isCut)
    onClose()
  }
  return (
    <div ref={box} className={styles['paste']}>
      <LongTextField
        label={formatMessage({ id: 'trial.paste.label' })}
        note={`${formatMessage({ id: 'trial.paste.placeholder' })}\n${formatMessage({ id: 'trial.paste.note' })}`}
        value={text}
        problem={problem}
        rows={{ minRows: 4, maxRows: 8 }}
        onChange={(next) => {
          setText(next)
          setProblem(undefined)
        }}
      />
      <div className={styles['buttons']}>
        <Button size="small" onClick={onClose}>
          {formatMessage({ id: 'trial.paste.cancel' })}
        </Button>
        <Button size="small" color="primary" variant="filled" onClick={use}>
          {formatMessage({ id: 'trial.paste.ok' })}
        </Button>
      </div>
    </div>
  )
}

function formatPasteProblem(
  { formatMessage }: IntlShape,
  { sentences, unread }: ReadText,
): string | undefined {
  if (unread.length === 0) {
    return sentences.length === 0 ? formatMessage({ id: 'trial.paste.none' }) : undefined
  }
  const named = unread
    .slice(0, NAMED_LINES)
    .map(({ line, text }) => formatMessage({ id: 'trial.paste.unread' }, { line, text }))
  const more = unread.length - named.length
  return [
    ...named,
    ...(more > 0 ? [formatMessage({ id: 'trial.paste.unreadMore' }, { count: more })] : []),
  ].join('\n')
}
