import { useHost } from '@console/sub-app'
import { ShortTime } from '@console/ui/row'
import { voiceTime } from '../voice-figures.ts'

export function TimeCell({ at }: { at: number | null | undefined }) {
  const { timezone } = useHost()
  return <ShortTime text={voiceTime(at, timezone)} />
}
