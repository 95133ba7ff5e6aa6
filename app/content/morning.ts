/** Captions of the pictures of the dashboard. */
export const FOUND = [
  {
    title: 'A name, a number, what they want',
    text: 'By email the moment it happens, and in a list you can search and download.',
  },
  {
    title: 'The whole conversation',
    text: 'Read what was asked and what was said, and see which replies helped.',
  },
  {
    title: 'What went unanswered',
    text: 'Kept for you. Answer it once, from your phone, and the next person gets your answer.',
  },
]
