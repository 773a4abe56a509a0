/* global appTexts, consoleSlots */

/** People who were greeted since the console was opened. A real app would ask its back end. */
const greeted = new Set()
const LONGEST_GREETING = 40

/** Answers for the contributions of console-app.json, by their ids. */
consoleSlots.defineSlots({
  greet: {
    run: ([person], host) => {
      greeted.add(person.id)
      host.toast('success', appTexts[host.context.language].greeted(toName(person)))
    },
  },
  overview: {
    draw: (person, host) => drawOverview(person, host.context.language),
    press: (_press, person, host) => {
      greeted.add(person.id)
      return drawOverview(person, host.context.language)
    },
  },
  // The console stores the value with the person; an empty field is not asked about.
  greeting: {
    validate: (value, _person, host) =>
      value.length > LONGEST_GREETING ? appTexts[host.context.language].tooLong : null,
  },
})

function drawOverview(person, language) {
  const texts = appTexts[language]
  if (person.isActive === false) return [{ type: 'badge', text: texts.inactive, tone: 'warning' }]
  if (greeted.has(person.id)) return [{ type: 'text', text: texts.greeted(toName(person)), tone: 'success' }]
  return [
    { type: 'text', text: texts.noGreeting },
    { type: 'button', text: texts.greetNow, press: 'greet', isPrimary: true },
  ]
}

/** The name is a field of the consent; a company may not have given it. */
function toName(person) {
  return person.name ?? person.id
}
