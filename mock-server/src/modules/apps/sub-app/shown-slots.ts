import type { Language, subApp } from '@console/contracts'
import type { VersionSlots } from './slots.store.ts'
import { toFileAddress } from './source/file-addresses.ts'

/** The contributions of a version as the console shows them; null where all are switched off. */
export function toShownSlots(
  { slots, files, permissions, off }: VersionSlots,
  { filesAddress, language }: { filesAddress: string; language: Language },
): subApp.ShownSlots | null {
  const toAddress = (path: string): string => toFileAddress(filesAddress, path)
  const contributions = slots.contributions
    .filter(({ id }) => !off.has(id))
    .map((one) => toShown(one, { language, toFrame: (file) => toAddress(files.frames[file] ?? '') }))
  if (contributions.length === 0) return null
  const { fields, topics } = permissions
  const { path, integrity } = files.script
  return { script: toAddress(path), integrity, contributions, fields, topics }
}

type Showing = { language: Language; toFrame: (file: string) => string }

function toShown(one: subApp.Contribution, { language, toFrame }: Showing): subApp.ShownContribution {
  const name = one.name[language]
  switch (one.kind) {
    case 'panel':
    case 'homeCard':
    case 'settingsSection': {
      const { frame, ...drawn } = one
      if (frame === undefined) return { ...drawn, name }
      return { ...drawn, name, frame: { address: toFrame(frame.file), heightPx: frame.heightPx } }
    }
    case 'formField': {
      const { options, ...field } = one
      if (options === undefined) return { ...field, name }
      return {
        ...field,
        name,
        options: options.map((option) => ({ value: option.value, name: option.name[language] })),
      }
    }
    default:
      return { ...one, name }
  }
}
