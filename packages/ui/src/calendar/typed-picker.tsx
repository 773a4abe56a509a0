import {
  createContext,
  use,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'

type Typing = {
  /** The text of each end; a picker of one thing has one. */
  texts: readonly string[]
  onType: (text: string, end: number) => void
  /** Pickers of antd pass no such attribute on. */
  isRequired?: boolean | undefined
}

const TypingContext = createContext<Typing>({ texts: [], onType: () => {} })

/** Gives the inputs of a picker with `TYPED_PICKER` their texts. */
export const PickerTexts = TypingContext.Provider

/**
 * An input of antd's pickers shows a text of its own, and a text that is no value leaves the value that was there before:
 * a time that looked empty was sent. These inputs show the text of the field, so that nothing else can be sent.
 */
function PickerInput({ onChange, ...input }: ComponentProps<'input'> & { 'date-range'?: 'start' | 'end' }) {
  const { texts, onType, isRequired = false } = use(TypingContext)
  const end = input['date-range'] === 'end' ? 1 : 0
  return (
    <input
      {...input}
      {...(isRequired && { 'aria-required': true })}
      value={texts[end] ?? ''}
      onChange={(event) => {
        onType(event.target.value, end)
        onChange?.(event)
      }}
    />
  )
}

/** Props of a picker within `PickerTexts`. The pointer over a day changes no text. */
export const TYPED_PICKER = { components: { input: PickerInput }, previewValue: false } as const

type PickerFilter = {
  /** The applied texts; an end that has none is empty. */
  applied: readonly string[]
  /** Accepts a text that is a value, such as a day of the calendar. */
  isValue: (text: string) => boolean
  /** The calendar is open from the start. */
  isOpen: boolean
  /** Takes what the picker shows as it is left; a text that is no value is dropped. */
  onLeave: (texts: readonly string[]) => void
}

/**
 * The texts of a filter's picker while somebody is at it. They are taken over when the picker is left or closed, before
 * anything can be requested; Escape drops them.
 */
export function usePickerFilter({ applied, isValue, onLeave, ...first }: PickerFilter) {
  const [isOpen, setOpen] = useState(first.isOpen)
  const [edited, setEdited] = useState<readonly string[] | null>(null)
  // One event both chooses a day and closes the picker, with no render between.
  const latest = useRef(edited)
  const edit = (texts: readonly string[] | null) => {
    latest.current = texts
    setEdited(texts)
  }
  const leave = () => {
    const texts = latest.current
    if (texts === null) return
    edit(null)
    if (texts.every((text) => text === '' || isValue(text)) && texts.join() !== applied.join()) onLeave(texts)
  }
  return {
    texts: edited ?? applied,
    onType: (text: string, end: number) => {
      edit((latest.current ?? applied).map((other, at) => (at === end ? text : other)))
    },
    picker: {
      ...TYPED_PICKER,
      defaultOpen: first.isOpen,
      onCalendarChange: (_days: unknown, chosen: string | readonly string[] | undefined) => {
        const days = [chosen ?? ''].flat()
        // An end with a text that is no value has no day in the calendar.
        edit((latest.current ?? applied).map((text, end) => days[end] || (isValue(text) ? '' : text)))
      },
      onChange: leave,
      onOpenChange: (opens: boolean) => {
        setOpen(opens)
        if (!opens) leave()
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        const isInside = currentTarget.closest('.ant-picker')?.contains(relatedTarget) === true
        if (!isInside) leave()
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === 'Escape') edit(null)
        if (event.key !== 'Enter' || (!isOpen && latest.current === null)) return
        // The first Enter takes what was typed; the next one inquires.
        event.preventDefault()
        if (!isOpen || !(event.target instanceof HTMLInputElement && isValue(event.target.value))) leave()
      },
    },
  }
}
