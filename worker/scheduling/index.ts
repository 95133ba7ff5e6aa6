export { tellBooking } from './after/tellBooking'
export { bookingDesk } from './conversation/bookInChat'
export { bookingData } from './record/bookingView'
export { findBooking } from './record/store/bookings'
