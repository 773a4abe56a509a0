import { appVersion } from '@console/contracts'

const ENDINGS = { [appVersion.PLATFORM.ios]: '.ipa', [appVersion.PLATFORM.android]: '.apk' } as const

/** Both are archives; what more is read of them depends on their first entry. */
const MEDIA_TYPES: ReadonlySet<string | null> = new Set([
  'application/java-archive',
  'application/vnd.android.package-archive',
  'application/zip',
])

/** File extension of a platform's packages. */
export function getPackageExtension(platform: appVersion.Platform): '.ipa' | '.apk' {
  return ENDINGS[platform]
}

/** By its name and its bytes. */
export function isPackage(name: string, mediaType: string | null): boolean {
  const isNamed = Object.values(ENDINGS).some((ending) => name.toLowerCase().endsWith(ending))
  return isNamed && MEDIA_TYPES.has(mediaType)
}
