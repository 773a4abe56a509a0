import type { TextId } from '@console/ui/texts'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import type { sampleTexts } from './sample-texts.ts'
import type { stateTexts } from './state-texts.ts'

type NameIn<Id, Prefix extends string> = Id extends `${Prefix}${infer Name}` ? Name : never
export type StateName = NameIn<TextId<typeof stateTexts>, 'gallery.state.'>
export type SampleName = NameIn<TextId<typeof sampleTexts>, 'gallery.sample.'>

/** A component in its states. Its sentence is the text `gallery.about.<name>`. */
export type Example = {
  /** Name under which it is exported. */
  name: string
  /** The module that exports it. */
  from: string
  /** Each state has the whole width. */
  isWide?: boolean
  states: Readonly<Partial<Record<StateName, ComponentType>>>
}

/** Reads the texts of the examples. */
export function useSample(): (name: SampleName) => string {
  const { formatMessage } = useIntl()
  return (name) => formatMessage({ id: `gallery.sample.${name}` })
}

/** Nothing happens: the examples change no data. */
export const ignore = (): void => {}
