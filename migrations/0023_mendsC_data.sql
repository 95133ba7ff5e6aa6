UPDATE booking_follow_ups SET told_status = (
  SELECT status FROM bookings WHERE bookings.id = booking_id AND bookings.sequence = told_sequence
);
