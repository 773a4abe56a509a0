export const offlineRecordingEn = {
  'offline.title': 'Offline recordings',
  'offline.day': 'Day',
  'offline.recordedAt': 'Recorded',
  'offline.recording': 'Recording',
  'offline.length': 'Length',
  'offline.noAudio':
    'The platform reports when a recording was made and how long it is. The recording itself is not stored here.',
  'offline.failed': 'The recordings could not be loaded',
  'offline.empty': 'No recordings',
  'offline.emptyDay': 'No recordings on this day',
  'offline.empty.text': 'Recordings come from the platform after the calls.',
} as const
