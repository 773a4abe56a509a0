import { label } from '@console/contracts'
import { isOfInputMethod, useIsMobile } from '@console/ui'
import { Button, Input, Segmented } from 'antd'
import { useId, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import styles from './Debug.module.css'
import type { useDebug } from './use-debug.ts'

const { MAX_LINE_CHARACTERS, SOURCE } = label

/** Types a line of one of the two sides; ctrl with an arrow switches the side (LABEL-139..141). */
export function DebugInput({ debug }: { debug: ReturnType<typeof useDebug> }) {
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
    <div className={styles['input']}>
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
