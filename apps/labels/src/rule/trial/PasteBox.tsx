import type { Sentence } from '@console/label-engine'
import { LongTextField } from '@console/ui/form'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { readConversation, type ReadText } from './model/conversation-text.ts'
import styles from './TrialPanel.module.css'

type PasteBoxProps = { onShow: (sentences: readonly Sentence[], isCut: boolean) => void; onClose: () => void }

/** Lines that are named one by one when they cannot be read. */
const NAMED_LINES = 3

/** A conversation as text, one sentence a line. Lines that cannot be read are named; none is left out silently. */
export function PasteBox({ onShow, onClose }: PasteBoxProps) {
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
