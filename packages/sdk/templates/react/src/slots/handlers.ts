import type { SlotElement, SlotHandlers, SlotRecord } from '@console/sub-app/slots'
import { texts } from '../texts'

/** People who were greeted since the console was opened. A real app would ask its back end. */
const greeted = new Set<string>()
const LONGEST_GREETING = 40

/** Answers for the contributions of console-app.json, by their ids. */
export const handlers: Record<string, SlotHandlers> = {
  greet: {
    run: ([person], host) => {
      if (person === undefined) return
      greeted.add(person.id)
      host.toast('success', texts[host.context.language].greeted(toName(person)))
    },
  },
  overview: {
    draw: (person, host) => drawOverview(person, host.context.language),
    press: (_press, person, host) => {
      if (person !== null) greeted.add(person.id)
      return drawOverview(person, host.context.language)
    },
  },
  // The console stores the value with the person; an empty field is not asked about.
  greeting: {
    validate: (value, _person, host) =>
      String(value).length > LONGEST_GREETING ? texts[host.context.language].tooLong : null,
  },
}

function drawOverview(person: SlotRecord | null, language: 'en' | 'zh'): SlotElement[] {
  const text = texts[language]
  if (person === null) return []
  if (person['isActive'] === false) return [{ type: 'badge', text: text.inactive, tone: 'warning' }]
  if (greeted.has(person.id)) return [{ type: 'text', text: text.greeted(toName(person)), tone: 'success' }]
  return [
    { type: 'text', text: text.noGreeting },
    { type: 'button', text: text.greetNow, press: 'greet', isPrimary: true },
  ]
}

/** The name is a field of the consent; a company may not have given it. */
function toName(person: SlotRecord): string {
  return typeof person['name'] === 'string' ? person['name'] : person.id
}
