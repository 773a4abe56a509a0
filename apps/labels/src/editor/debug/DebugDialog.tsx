import { label } from '@console/contracts'
import { failureText, useHost } from '@console/sub-app'
import { newUuid } from '@console/sub-app/secure-context'
import { AppModal, copyText, Icon, isOfInputMethod, useIsMobile } from '@console/ui'
import { sanitiseHtml } from '@console/ui/sanitise-html'
import { Alert, Button, Input, Segmented } from 'antd'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { lineSpan, type SimulatedLine, type Source, toVoiceId } from '../../model/simulated-line.ts'
import { useDebugLabel } from '../../queries/labels.ts'
import styles from './Debug.module.css'

const { MAX_LINE_CHARACTERS, SOURCE } = label

/** Width of the dialog in px (LABEL-Q15). */
const DEBUG_WIDTH = 800

type DebugDialogProps = {
  productId: number
  /** The editor has changes that the simulation does not know. */
  isDirty: boolean
  onClose: () => void
}

/** A conversation with the saved prompt labels of a product, as a chat (LABEL-136..149). */
export function DebugDialog({ productId, isDirty, onClose }: DebugDialogProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const debug = useDebug(productId)
  const name = useId()
  const environment = formatMessage({ id: 'label.debug.environment' })

  async function copy(): Promise<void> {
    try {
      await copyText(debug.sessionId)
      services.toast.success(formatMessage({ id: 'label.debug.copied' }))
    } catch {
      // The browser refused the clipboard; there is nothing more to know.
      services.toast.error(formatMessage({ id: 'label.debug.copyFailed' }))
    }
  }

  return (
    <AppModal
      open
      width={DEBUG_WIDTH}
      fillsPhone
      footer={null}
      title={formatMessage({ id: 'label.debug.title' })}
      onCancel={onClose}
    >
      <div className={styles['dialog']}>
        <div className={styles['tools']}>
          <Segmented
            name={name}
            aria-label={environment}
            value={debug.isProd ? 'production' : 'test'}
            options={[
              { value: 'test', label: formatMessage({ id: 'label.debug.test' }) },
              { value: 'production', label: formatMessage({ id: 'label.debug.production' }) },
            ]}
            onChange={(next) => debug.switchTo(next === 'production')}
          />
          <span className={styles['session']}>
            <span className="ui-size-12 ui-anywhere ui-faint">{debug.sessionId}</span>
            <Button icon={<Icon name="copy" />} onClick={() => void copy()}>
              {formatMessage({ id: 'label.debug.copy' })}
            </Button>
          </span>
        </div>
        <p className="ui-no-margin ui-muted">
          {formatMessage({ id: debug.isProd ? 'label.debug.production.note' : 'label.debug.test.note' })}
        </p>
        {isDirty && <Alert type="warning" title={formatMessage({ id: 'label.debug.unsaved' })} />}
        <DebugLines lines={debug.lines} pending={debug.pending} />
        {debug.failure !== null && (
          <p className="ui-no-margin ui-error" role="alert">
            {debug.failure}
          </p>
        )}
        <DebugInput debug={debug} />
      </div>
    </AppModal>
  )
}

/** Types a line of one of the two sides; ctrl with an arrow switches the side (LABEL-139..141). */
function DebugInput({ debug }: { debug: ReturnType<typeof useDebug> }) {
  const { formatMessage } = useIntl()
  const name = useId()
  const isMobile = useIsMobile()
  const { source, text, setSource, setText, send } = debug

  function onKeyDown(event: KeyboardEvent): void {
    if (isOfInputMethod(event.nativeEvent)) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    }
    if (!event.ctrlKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    setSource(event.key === 'ArrowLeft' ? SOURCE.output : SOURCE.input)
  }

  return (
    <div className={`ui-flex ui-items-start ui-gap-8 ui-phone-wraps ${styles['input']}`}>
      <Segmented
        name={name}
        aria-label={formatMessage({ id: 'label.debug.side' })}
        value={source}
        options={[
          { value: SOURCE.output, label: formatMessage({ id: 'label.debug.output' }) },
          { value: SOURCE.input, label: formatMessage({ id: 'label.debug.input' }) },
        ]}
        onChange={setSource}
      />
      <Input.TextArea
        aria-label={formatMessage({ id: 'label.debug.line' })}
        placeholder={formatMessage({ id: isMobile ? 'label.debug.line' : 'label.debug.line.hint' })}
        autoSize={{ minRows: 1, maxRows: 4 }}
        maxLength={MAX_LINE_CHARACTERS}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="primary" loading={debug.pending !== null} disabled={text.trim() === ''} onClick={send}>
        {formatMessage({ id: 'label.debug.send' })}
      </Button>
    </div>
  )
}

/**
 * A simulated conversation with the saved prompt labels of a product; another environment begins a new conversation
 * (LABEL-Q14).
 */
function useDebug(productId: number) {
  const [isProd, setProd] = useState(false)
  const [sessionId, setSessionId] = useState(newUuid)
  const [lines, setLines] = useState<readonly SimulatedLine[]>([])
  const [source, setSource] = useState<Source>(label.SOURCE.output)
  const [text, setText] = useState('')
  const number = lines.length + 1
  const sending = useDebugLabel({
    onSuccess: ({ question, answer }, { source: side }) => {
      setLines((before) => [...before, { number, source: side, question, answer }])
    },
    // The text comes back to the line it was typed in (LABEL-149), unless another one is there by then.
    onError: (_, { question }) => setText((now) => (now === '' ? question : now)),
  })

  return {
    isProd,
    sessionId,
    lines,
    source,
    text,
    /** The line that is on its way. */
    pending: sending.isPending ? sending.variables : null,
    failure: sending.error === null ? null : failureText(sending.error),
    setSource,
    setText,
    switchTo: (next: boolean) => {
      setProd(next)
      setSessionId(newUuid())
      setLines([])
      sending.reset()
    },
    send: () => {
      const question = text.trim()
      if (question === '' || sending.isPending) return
      setText('')
      const voiceId = toVoiceId(sessionId, number)
      sending.mutate({ isProd, productId, question, source, sessionId, voiceId })
    },
  }
}

type DebugLinesProps = {
  lines: readonly SimulatedLine[]
  pending: { question: string; source: Source } | null
}

/** Lines said so far, the two sides on opposite edges, each line with its answer below it (LABEL-137). */
function DebugLines({ lines, pending }: DebugLinesProps) {
  const { formatMessage } = useIntl()
  const end = useRef<HTMLLIElement>(null)
  const count = lines.length + (pending === null ? 0 : 1)
  const isAnswered = pending === null
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [count, isAnswered])
  return (
    <ol
      className={styles['lines']}
      aria-label={formatMessage({ id: 'label.debug.lines' })}
      aria-live="polite"
    >
      {count === 0 && <li className={styles['empty']}>{formatMessage({ id: 'label.debug.empty' })}</li>}
      {lines.map((line) => (
        <Line key={line.number} {...line} />
      ))}
      {pending !== null && <Line number={lines.length + 1} {...pending} answer={null} />}
      <li ref={end} aria-hidden="true" className={styles['end']} />
    </ol>
  )
}

type LineProps = Omit<SimulatedLine, 'answer'> & {
  /** Null until the server has answered. */
  answer: string | null
}

function Line({ number, source, question, answer }: LineProps) {
  const { formatMessage } = useIntl()
  const { beginMs, endMs } = lineSpan(number)
  const side = source === label.SOURCE.output ? 'output' : 'input'
  return (
    <li className={styles['line']} data-side={side}>
      <span className="ui-flex ui-gap-8 ui-note ui-faint">
        {formatMessage({ id: `label.debug.${side}` })}
        <span>{formatMessage({ id: 'label.debug.span' }, { beginMs, endMs })}</span>
      </span>
      <p className={styles['question']} dir="auto">
        {question}
      </p>
      {answer === null ? (
        <p className={styles['waiting']}>{formatMessage({ id: 'label.debug.waiting' })}</p>
      ) : (
        <RichAnswer html={answer} />
      )}
    </li>
  )
}

/** The server's answer, which is HTML, with nothing in it that runs (LABEL-143). */
function RichAnswer({ html }: { html: string }) {
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    content.current?.replaceChildren(sanitiseHtml(html))
  }, [html])
  return <div ref={content} className={styles['answer']} dir="auto" />
}
