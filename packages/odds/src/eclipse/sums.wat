;; The sums of a battle (finishing.ts). Numbers are doubles, two to a vector; addresses are bytes. What leads to a state is a list of
;; origins: 16 bytes each, a chance and the address of how often the origin acts; lists are as long as a multiple of four.
(module
  (memory (export "memory") 1)

  ;; Rows of `bytes` bytes: each is the sum of the rows that its list names. `from`: where the lists of these rows begin.
  (func (export "gather") (param $from i32) (param $rows i32) (param $sums i32) (param $bytes i32)
    (local $k i32) (local $last i32)
    (loop $row
      (memory.fill (local.get $sums) (i32.const 0) (local.get $bytes))
      (local.set $k (i32.load (local.get $from)))
      (local.set $last (i32.load offset=4 (local.get $from)))
      (block $few
        (loop $more
          (br_if $few (i32.lt_u (i32.sub (local.get $last) (local.get $k)) (i32.const 128)))
          (call $addEight (local.get $k) (local.get $sums) (local.get $bytes))
          (local.set $k (i32.add (local.get $k) (i32.const 128)))
          (br $more)))
      (if (i32.lt_u (local.get $k) (local.get $last))
        (then (call $addFour (local.get $k) (local.get $sums) (local.get $bytes))))
      (local.set $from (i32.add (local.get $from) (i32.const 4)))
      (local.set $sums (i32.add (local.get $sums) (local.get $bytes)))
      (br_if $row (local.tee $rows (i32.sub (local.get $rows) (i32.const 1))))))

  (func $addFour (param $k i32) (param $sums i32) (param $bytes i32)
    (local $c0 v128) (local $c1 v128) (local $c2 v128) (local $c3 v128)
    (local $p0 i32) (local $p1 i32) (local $p2 i32) (local $p3 i32)
    (local $end i32)
    (local.set $c0 (v128.load64_splat (local.get $k)))
    (local.set $c1 (v128.load64_splat offset=16 (local.get $k)))
    (local.set $c2 (v128.load64_splat offset=32 (local.get $k)))
    (local.set $c3 (v128.load64_splat offset=48 (local.get $k)))
    (local.set $p0 (i32.load offset=8 (local.get $k)))
    (local.set $p1 (i32.load offset=24 (local.get $k)))
    (local.set $p2 (i32.load offset=40 (local.get $k)))
    (local.set $p3 (i32.load offset=56 (local.get $k)))
    (local.set $end (i32.add (local.get $sums) (local.get $bytes)))
    (loop $pair
      (v128.store (local.get $sums)
        (f64x2.add
          (v128.load (local.get $sums))
          (f64x2.add
            (f64x2.add
              (f64x2.mul (local.get $c0) (v128.load (local.get $p0)))
              (f64x2.mul (local.get $c1) (v128.load (local.get $p1))))
            (f64x2.add
              (f64x2.mul (local.get $c2) (v128.load (local.get $p2)))
              (f64x2.mul (local.get $c3) (v128.load (local.get $p3)))))))
      (local.set $p0 (i32.add (local.get $p0) (i32.const 16)))
      (local.set $p1 (i32.add (local.get $p1) (i32.const 16)))
      (local.set $p2 (i32.add (local.get $p2) (i32.const 16)))
      (local.set $p3 (i32.add (local.get $p3) (i32.const 16)))
      (local.set $sums (i32.add (local.get $sums) (i32.const 16)))
      (br_if $pair (i32.lt_u (local.get $sums) (local.get $end)))))

  ;; Two times four in one pass: each pass reads and writes all sums.
  (func $addEight (param $k i32) (param $sums i32) (param $bytes i32)
    (local $c0 v128) (local $c1 v128) (local $c2 v128) (local $c3 v128)
    (local $c4 v128) (local $c5 v128) (local $c6 v128) (local $c7 v128)
    (local $p0 i32) (local $p1 i32) (local $p2 i32) (local $p3 i32)
    (local $p4 i32) (local $p5 i32) (local $p6 i32) (local $p7 i32)
    (local $at i32)
    (local.set $c0 (v128.load64_splat (local.get $k)))
    (local.set $c1 (v128.load64_splat offset=16 (local.get $k)))
    (local.set $c2 (v128.load64_splat offset=32 (local.get $k)))
    (local.set $c3 (v128.load64_splat offset=48 (local.get $k)))
    (local.set $c4 (v128.load64_splat offset=64 (local.get $k)))
    (local.set $c5 (v128.load64_splat offset=80 (local.get $k)))
    (local.set $c6 (v128.load64_splat offset=96 (local.get $k)))
    (local.set $c7 (v128.load64_splat offset=112 (local.get $k)))
    (local.set $p0 (i32.load offset=8 (local.get $k)))
    (local.set $p1 (i32.load offset=24 (local.get $k)))
    (local.set $p2 (i32.load offset=40 (local.get $k)))
    (local.set $p3 (i32.load offset=56 (local.get $k)))
    (local.set $p4 (i32.load offset=72 (local.get $k)))
    (local.set $p5 (i32.load offset=88 (local.get $k)))
    (local.set $p6 (i32.load offset=104 (local.get $k)))
    (local.set $p7 (i32.load offset=120 (local.get $k)))
    (loop $pair
      (v128.store (i32.add (local.get $sums) (local.get $at))
        (f64x2.add
          (v128.load (i32.add (local.get $sums) (local.get $at)))
          (f64x2.add
            (f64x2.add
              (f64x2.add
                (f64x2.mul (local.get $c0) (v128.load (i32.add (local.get $p0) (local.get $at))))
                (f64x2.mul (local.get $c1) (v128.load (i32.add (local.get $p1) (local.get $at)))))
              (f64x2.add
                (f64x2.mul (local.get $c2) (v128.load (i32.add (local.get $p2) (local.get $at))))
                (f64x2.mul (local.get $c3) (v128.load (i32.add (local.get $p3) (local.get $at))))))
            (f64x2.add
              (f64x2.add
                (f64x2.mul (local.get $c4) (v128.load (i32.add (local.get $p4) (local.get $at))))
                (f64x2.mul (local.get $c5) (v128.load (i32.add (local.get $p5) (local.get $at)))))
              (f64x2.add
                (f64x2.mul (local.get $c6) (v128.load (i32.add (local.get $p6) (local.get $at))))
                (f64x2.mul (local.get $c7) (v128.load (i32.add (local.get $p7) (local.get $at)))))))))
      (br_if $pair
        (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $bytes)))))

  ;; Columns of the defender in four rows: the chances that nothing changes, and what comes in at the act that follows, from four rows of sums.
  ;; `here`: `count` addresses of cells; `stays` and `next`: how far from there.
  (func (export "begin")
    (param $here i32) (param $count i32) (param $stays i32) (param $next i32)
    (param $one i32) (param $two i32) (param $three i32) (param $four i32)
    (param $stay1 f64) (param $stay2 f64) (param $stay3 f64) (param $stay4 f64)
    (local $stay12 v128) (local $stay34 v128) (local $cell i32) (local $to i32)
    (local.set $stay12 (f64x2.replace_lane 1 (f64x2.splat (local.get $stay1)) (local.get $stay2)))
    (local.set $stay34 (f64x2.replace_lane 1 (f64x2.splat (local.get $stay3)) (local.get $stay4)))
    (loop $column
      (local.set $cell (i32.load (local.get $here)))
      (local.set $to (i32.add (local.get $cell) (local.get $stays)))
      (v128.store (local.get $to) (local.get $stay12))
      (v128.store offset=16 (local.get $to) (local.get $stay34))
      (local.set $to (i32.add (local.get $cell) (local.get $next)))
      (v128.store (local.get $to) (v128.load64_lane 1 (local.get $two) (v128.load64_zero (local.get $one))))
      (v128.store offset=16 (local.get $to) (v128.load64_lane 1 (local.get $four) (v128.load64_zero (local.get $three))))
      (local.set $one (i32.add (local.get $one) (i32.const 8)))
      (local.set $two (i32.add (local.get $two) (i32.const 8)))
      (local.set $three (i32.add (local.get $three) (i32.const 8)))
      (local.set $four (i32.add (local.get $four) (i32.const 8)))
      (local.set $here (i32.add (local.get $here) (i32.const 4)))
      (br_if $column (local.tee $count (i32.sub (local.get $count) (i32.const 1))))))

  ;; How often ships have acted in columns of the defender goes to four rows.
  (func (export "end")
    (param $here i32) (param $count i32) (param $often i32)
    (param $one i32) (param $two i32) (param $three i32) (param $four i32)
    (local $cell i32) (local $pair v128)
    (loop $column
      (local.set $cell (i32.add (i32.load (local.get $here)) (local.get $often)))
      (local.set $pair (v128.load (local.get $cell)))
      (v128.store64_lane 0 (local.get $one) (local.get $pair))
      (v128.store64_lane 1 (local.get $two) (local.get $pair))
      (local.set $pair (v128.load offset=16 (local.get $cell)))
      (v128.store64_lane 0 (local.get $three) (local.get $pair))
      (v128.store64_lane 1 (local.get $four) (local.get $pair))
      (local.set $one (i32.add (local.get $one) (i32.const 8)))
      (local.set $two (i32.add (local.get $two) (i32.const 8)))
      (local.set $three (i32.add (local.get $three) (i32.const 8)))
      (local.set $four (i32.add (local.get $four) (i32.const 8)))
      (local.set $here (i32.add (local.get $here) (i32.const 4)))
      (br_if $column (local.tee $count (i32.sub (local.get $count) (i32.const 1))))))

  ;; The chances that nothing changes, column by column, go to one row of the cells.
  (func (export "fill") (param $from i32) (param $columns i32) (param $cell i32)
    (loop $column
      (f64.store (local.get $cell) (f64.load (local.get $from)))
      (local.set $from (i32.add (local.get $from) (i32.const 8)))
      (local.set $cell (i32.add (local.get $cell) (i32.const 32)))
      (br_if $column (local.tee $columns (i32.sub (local.get $columns) (i32.const 1))))))

  ;; All act in four rows until somebody hits, column by column. `came`, what comes in at each act, is followed by the chances that
  ;; nothing changes and by how often acts come about, `size` bytes each: first all columns of the first act, four rows in each.
  ;; `attacks`: for each act of the attacker where what follows comes in, whether lists of all rows are the same, and where they begin.
  (func (export "goRound")
    (param $columns i32) (param $begun i32) (param $came i32) (param $size i32) (param $attacks i32) (param $attacksEnd i32)
    (local $stride i32) (local $stays i32) (local $often i32) (local $j i32) (local $cell i32) (local $at i32) (local $last i32)
    (local $one v128) (local $two v128) (local $none1 v128) (local $none2 v128) (local $stay v128)
    (local.set $stride (i32.shl (local.get $columns) (i32.const 5)))
    (local.set $last (i32.add (local.get $came) (local.get $size)))
    (local.set $cell (local.get $came))
    (loop $column
      (local.set $at (local.get $attacks))
      (block $gathered
        (loop $attack
          (br_if $gathered (i32.eq (local.get $at) (local.get $attacksEnd)))
          (call $gatherAttack (local.get $at) (local.get $j))
          (local.set $at (i32.add (local.get $at) (i32.const 24)))
          (br $attack)))

      (local.set $one (v128.load (local.get $begun)))
      (local.set $two (v128.load offset=16 (local.get $begun)))
      (local.set $none1 (v128.const f64x2 1 1))
      (local.set $none2 (v128.const f64x2 1 1))
      (local.set $at (local.get $cell))
      (loop $act
        (local.set $stays (i32.add (local.get $at) (local.get $size)))
        (local.set $stay (v128.load (local.get $stays)))
        (local.set $one (f64x2.mul (f64x2.add (local.get $one) (v128.load (local.get $at))) (local.get $stay)))
        (local.set $none1 (f64x2.mul (local.get $none1) (local.get $stay)))
        (local.set $stay (v128.load offset=16 (local.get $stays)))
        (local.set $two (f64x2.mul (f64x2.add (local.get $two) (v128.load offset=16 (local.get $at))) (local.get $stay)))
        (local.set $none2 (f64x2.mul (local.get $none2) (local.get $stay)))
        (br_if $act (i32.lt_u (local.tee $at (i32.add (local.get $at) (local.get $stride))) (local.get $last))))

      (local.set $one
        (f64x2.add
          (v128.load (local.get $begun))
          (f64x2.div (local.get $one) (f64x2.sub (v128.const f64x2 1 1) (local.get $none1)))))
      (local.set $two
        (f64x2.add
          (v128.load offset=16 (local.get $begun))
          (f64x2.div (local.get $two) (f64x2.sub (v128.const f64x2 1 1) (local.get $none2)))))
      (local.set $at (local.get $cell))
      (loop $act
        (local.set $stays (i32.add (local.get $at) (local.get $size)))
        (local.set $often (i32.add (local.get $stays) (local.get $size)))
        (local.set $one (f64x2.add (local.get $one) (v128.load (local.get $at))))
        (local.set $two (f64x2.add (local.get $two) (v128.load offset=16 (local.get $at))))
        (v128.store (local.get $often) (local.get $one))
        (v128.store offset=16 (local.get $often) (local.get $two))
        (local.set $one (f64x2.mul (local.get $one) (v128.load (local.get $stays))))
        (local.set $two (f64x2.mul (local.get $two) (v128.load offset=16 (local.get $stays))))
        (br_if $act (i32.lt_u (local.tee $at (i32.add (local.get $at) (local.get $stride))) (local.get $last))))

      (local.set $begun (i32.add (local.get $begun) (i32.const 32)))
      (local.set $cell (i32.add (local.get $cell) (i32.const 32)))
      (br_if $column (i32.lt_u (local.tee $j (i32.add (local.get $j) (i32.const 1))) (local.get $columns)))))

  ;; What leads to a column by one act of the attacker: in all rows at once where lists are the same, in two of them, or one by one.
  (func $gatherAttack (param $attack i32) (param $j i32)
    (local $cell i32)
    (local.set $cell (i32.add (i32.load (local.get $attack)) (i32.shl (local.get $j) (i32.const 5))))
    (local.set $j (i32.shl (local.get $j) (i32.const 2)))
    (if (i32.load offset=4 (local.get $attack))
      (then (call $gatherAll (i32.add (i32.load offset=8 (local.get $attack)) (local.get $j)) (local.get $cell)))
      (else
        (call $gatherTwo
          (i32.add (i32.load offset=8 (local.get $attack)) (local.get $j))
          (i32.add (i32.load offset=12 (local.get $attack)) (local.get $j))
          (local.get $cell)
          (i32.const 0))
        (call $gatherTwo
          (i32.add (i32.load offset=16 (local.get $attack)) (local.get $j))
          (i32.add (i32.load offset=20 (local.get $attack)) (local.get $j))
          (local.get $cell)
          (i32.const 16)))))

  (func $gatherTwo (param $from i32) (param $from2 i32) (param $cell i32) (param $row i32)
    (local $k i32) (local $last i32) (local $one v128) (local $two v128)
    (if (i32.ne (local.get $from) (local.get $from2))
      (then
        (call $gatherOne (local.get $from) (local.get $cell) (local.get $row))
        (call $gatherOne (local.get $from2) (local.get $cell) (i32.add (local.get $row) (i32.const 8)))
        (return)))
    (local.set $k (i32.load (local.get $from)))
    (local.set $last (i32.load offset=4 (local.get $from)))
    (block $all
      (loop $two
        (br_if $all (i32.eq (local.get $k) (local.get $last)))
        (local.set $one
          (f64x2.add
            (local.get $one)
            (f64x2.mul
              (v128.load64_splat (local.get $k))
              (v128.load (i32.add (i32.load offset=8 (local.get $k)) (local.get $row))))))
        (local.set $two
          (f64x2.add
            (local.get $two)
            (f64x2.mul
              (v128.load64_splat offset=16 (local.get $k))
              (v128.load (i32.add (i32.load offset=24 (local.get $k)) (local.get $row))))))
        (local.set $k (i32.add (local.get $k) (i32.const 32)))
        (br $two)))
    (v128.store (i32.add (local.get $cell) (local.get $row)) (f64x2.add (local.get $one) (local.get $two))))

  ;; In all four rows.
  (func $gatherAll (param $from i32) (param $cell i32)
    (local $k i32) (local $last i32) (local $of i32) (local $share v128)
    (local $one v128) (local $two v128) (local $three v128) (local $four v128)
    (local.set $k (i32.load (local.get $from)))
    (local.set $last (i32.load offset=4 (local.get $from)))
    (block $all
      (loop $two
        (br_if $all (i32.eq (local.get $k) (local.get $last)))
        (local.set $share (v128.load64_splat (local.get $k)))
        (local.set $of (i32.load offset=8 (local.get $k)))
        (local.set $one (f64x2.add (local.get $one) (f64x2.mul (local.get $share) (v128.load (local.get $of)))))
        (local.set $two (f64x2.add (local.get $two) (f64x2.mul (local.get $share) (v128.load offset=16 (local.get $of)))))
        (local.set $share (v128.load64_splat offset=16 (local.get $k)))
        (local.set $of (i32.load offset=24 (local.get $k)))
        (local.set $three (f64x2.add (local.get $three) (f64x2.mul (local.get $share) (v128.load (local.get $of)))))
        (local.set $four (f64x2.add (local.get $four) (f64x2.mul (local.get $share) (v128.load offset=16 (local.get $of)))))
        (local.set $k (i32.add (local.get $k) (i32.const 32)))
        (br $two)))
    (v128.store (local.get $cell) (f64x2.add (local.get $one) (local.get $three)))
    (v128.store offset=16 (local.get $cell) (f64x2.add (local.get $two) (local.get $four))))

  ;; In one of them.
  (func $gatherOne (param $from i32) (param $cell i32) (param $row i32)
    (local $k i32) (local $last i32) (local $one f64) (local $two f64)
    (local.set $k (i32.load (local.get $from)))
    (local.set $last (i32.load offset=4 (local.get $from)))
    (block $all
      (loop $two
        (br_if $all (i32.eq (local.get $k) (local.get $last)))
        (local.set $one
          (f64.add
            (local.get $one)
            (f64.mul (f64.load (local.get $k)) (f64.load (i32.add (i32.load offset=8 (local.get $k)) (local.get $row))))))
        (local.set $two
          (f64.add
            (local.get $two)
            (f64.mul (f64.load offset=16 (local.get $k)) (f64.load (i32.add (i32.load offset=24 (local.get $k)) (local.get $row))))))
        (local.set $k (i32.add (local.get $k) (i32.const 32)))
        (br $two)))
    (f64.store (i32.add (local.get $cell) (local.get $row)) (f64.add (local.get $one) (local.get $two))))
)
