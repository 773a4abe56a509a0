import { useMemo, type ComponentType } from 'react'
import { IntlProvider } from 'react-intl'
import { consoleMessages } from '../messages/console-messages.ts'
import { languageTag } from '../preferences/language.ts'
import { usePreferences } from '../preferences/preferences-context.tsx'
import { paletteMessages } from './palette-messages.ts'

/** Adds the texts that came with the chunk to those of the frame. */
export function withPaletteTexts<Props extends object>(View: ComponentType<Props>) {
  return function WithPaletteTexts(props: Props) {
    const { language } = usePreferences()
    const messages = useMemo(
      () => ({ ...consoleMessages[language], ...paletteMessages[language] }),
      [language],
    )
    return (
      <IntlProvider locale={languageTag(language)} messages={messages}>
        <View {...props} />
      </IntlProvider>
    )
  }
}
