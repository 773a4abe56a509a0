/** What is drawn over the colour of a status, so that nobody has to know it by colour alone. */
export type TrackPattern =
  | 'plain'
  | 'rising'
  | 'falling'
  | 'crossed'
  | 'rows'
  | 'columns'
  | 'dotted'
  | 'checked'
